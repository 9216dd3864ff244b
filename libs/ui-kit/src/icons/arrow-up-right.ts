export const arrowUpRight = 'M7 17 17 7m-8 0h8v8';
