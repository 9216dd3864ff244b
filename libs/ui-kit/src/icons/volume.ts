export const volume = 'M3 9.5h3.5L12 5v14l-5.5-4.5H3zM15.5 9a4.2 4.2 0 0 1 0 6m3-9a8.5 8.5 0 0 1 0 12';
