export const calendar =
  'M6 5h12q2 0 2 2v12q0 2-2 2H6q-2 0-2-2V7q0-2 2-2zM4 10h16M8 3v4m8-4v4M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01';
