export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 4v5l3.5 2';
