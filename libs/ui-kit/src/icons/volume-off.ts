export const volumeOff = 'M3 9.5h3.5L12 5v14l-5.5-4.5H3zm13 0 5 5m0-5-5 5';
