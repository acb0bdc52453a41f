// NotificationStore
