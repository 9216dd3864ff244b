export const bookOpen = 'M12 6q-3-2-9-2v14q6 0 9 2 3-2 9-2V4q-6 0-9 2zv14';
