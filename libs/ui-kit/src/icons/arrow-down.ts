export const arrowDown = 'M12 5v14m6-6-6 6-6-6';
