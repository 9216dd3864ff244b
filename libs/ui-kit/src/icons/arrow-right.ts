export const arrowRight = 'M5 12h14m-6-6 6 6-6 6';
