export const mail = 'M5 5h14q2 0 2 2v10q0 2-2 2H5q-2 0-2-2V7q0-2 2-2zM3.5 7l8.5 6 8.5-6';
