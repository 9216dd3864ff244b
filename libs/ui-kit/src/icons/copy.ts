export const copy = 'M11 9h8q2 0 2 2v8q0 2-2 2h-8q-2 0-2-2v-8q0-2 2-2zm-6 6q-2 0-2-2V5q0-2 2-2h8q2 0 2 2';
