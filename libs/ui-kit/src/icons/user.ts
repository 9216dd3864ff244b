export const user = 'M12 3.5a4 4 0 1 0 0 8 4 4 0 1 0 0-8M4 20a8 5 0 0 1 16 0';
