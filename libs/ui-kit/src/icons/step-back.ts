export const stepBack = 'M19 5v14M14 5v14L4 12z';
