export const circleAlert = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 5v4.5m0 3.5h.01';
