export const circlePlus = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 5v8m-4-4h8';
