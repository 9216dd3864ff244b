export const rotate3d = 'M11 3v11l-8 5m8-5 8 5M15 4.5a10 10 0 0 1 5 8.5m-2.5-2.3 2.5 2.3 2-2.8';
