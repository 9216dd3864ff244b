export const arrowUp = 'M12 19V5m6 6-6-6-6 6';
