export const play = 'M7 4v16l13-8z';
