export const search = 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 1 0 0-14m5 12 5 5';
