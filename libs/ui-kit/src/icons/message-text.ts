export const messageText = 'M5 4h14q2 0 2 2v9q0 2-2 2H8l-5 4V6q0-2 2-2m3 4.5h8m-8 4h5';
