export const cross = 'M6 6l12 12m0-12L6 18';
