// HelperMessages
