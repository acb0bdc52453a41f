#define _GNU_SOURCE
#include "include/CLinuxMemory.h"
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

static int give_back(struct dl_phdr_info *object, size_t size, void *page) {
  (void)size;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    // What may be written may differ from its file, and would be lost.
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    uintptr_t mask = *(uintptr_t *)page - 1;
    uintptr_t first = (object->dlpi_addr + part->p_vaddr + mask) & ~mask;
    uintptr_t last = (object->dlpi_addr + part->p_vaddr + part->p_filesz) & ~mask;
    if (first < last) madvise((void *)first, last - first, MADV_DONTNEED);
  }
  return 0;
}

void memory_give_back_code(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(give_back, &page);
}
