export const plus = 'M12 5v14m-7-7h14';
