export const rotateCcw = 'M4 4v5h5M4 9a8.5 8.5 0 1 1 0 6';
