export const presentation = 'M3 4h18M5 4v10q0 2 2 2h10q2 0 2-2V4M8 21l4-5 4 5';
