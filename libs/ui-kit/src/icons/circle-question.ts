export const circleQuestion =
  'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m-2.5 6.5a2.5 2.5 0 1 1 3.7 2.2q-1.2.6-1.2 1.8m0 3h.01';
