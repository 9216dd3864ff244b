export const rotateCw = 'M20 4v5h-5m5 0a8.5 8.5 0 1 0 0 6';
