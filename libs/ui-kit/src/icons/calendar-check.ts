export const calendarCheck =
  'M6 5h12q2 0 2 2v12q0 2-2 2H6q-2 0-2-2V7q0-2 2-2zM4 10h16M8 3v4m8-4v4m-7 8.5 2 2 4-4';
