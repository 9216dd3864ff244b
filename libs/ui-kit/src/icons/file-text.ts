export const fileText = 'M13 3H7q-2 0-2 2v14q0 2 2 2h10q2 0 2-2V9zv6h6M9 13h6m-6 4h6';
