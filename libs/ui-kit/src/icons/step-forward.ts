export const stepForward = 'M5 5v14m5-14v14l10-7z';
