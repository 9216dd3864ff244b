export const arrowLeft = 'M19 12H5m6 6-6-6 6-6';
