export const table = 'M5 4h14q2 0 2 2v12q0 2-2 2H5q-2 0-2-2V6q0-2 2-2zM3 10h18M3 15h18m-9-5v10';
