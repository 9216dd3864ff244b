export const circleCheck = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m-4 9.5 2.5 2.5L16 9.5';
