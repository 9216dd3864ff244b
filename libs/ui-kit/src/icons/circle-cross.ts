export const circleCross = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9 9l6 6m0-6-6 6';
