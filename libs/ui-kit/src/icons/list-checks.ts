export const listChecks = 'm3 7 2 2 4-4M3 17l2 2 4-4M13 7h8m-8 10h8';
