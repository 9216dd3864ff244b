export const timer = 'M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15V3M9.5 3h5M12 13.5l3-3';
