export const searchCross = 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 1 0 0-14m5 12 5 5M8 8l5 5m0-5-5 5';
