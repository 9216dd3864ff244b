export const chevronRight = 'm9 6 6 6-6 6';
