export const protractor = 'M3 17a9 9 0 0 1 18 0zm5 0a4 4 0 0 1 8 0';
