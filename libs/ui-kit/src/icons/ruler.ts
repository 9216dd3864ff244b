export const ruler = 'm16 3 5 5L8 21l-5-5zm-3 3 2 2m-5 1 2 2m-5 1 2 2';
