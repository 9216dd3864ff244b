export const minimize = 'M9 4v3q0 2-2 2H4m16 0h-3q-2 0-2-2V4m0 16v-3q0-2 2-2h3M4 15h3q2 0 2 2v3';
