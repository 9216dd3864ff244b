export const devices =
  'M19 6q0-2-2-2H5q-2 0-2 2v8q0 2 2 2h6m-4 4h4m5-10h4q1 0 1 1v9q0 1-1 1h-4q-1 0-1-1v-9q0-1 1-1z';
