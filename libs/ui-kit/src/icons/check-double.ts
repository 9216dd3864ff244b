export const checkDouble = 'm2.5 12.5 4.5 4.5 9-9m-4.5 8 1 1 9-9';
