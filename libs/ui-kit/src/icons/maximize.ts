export const maximize = 'M4 9V6q0-2 2-2h3m6 0h3q2 0 2 2v3m0 6v3q0 2-2 2h-3m-6 0H6q-2 0-2-2v-3';
