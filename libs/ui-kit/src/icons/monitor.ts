export const monitor = 'M5 4h14q2 0 2 2v9q0 2-2 2H5q-2 0-2-2V6q0-2 2-2zm7 13v4m-4 0h8';
