export const pause = 'M5 5h5v14H5zm9 0h5v14h-5z';
