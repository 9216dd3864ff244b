export const arrowDownUp = 'M7 4v16m-4-4 4 4 4-4m6 4V4m-4 4 4-4 4 4';
