export const skipForward = 'M5 5v14l10-7zm14 0v14';
