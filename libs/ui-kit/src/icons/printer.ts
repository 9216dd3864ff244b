export const printer = 'M7 8V3h10v5M7 17H5q-2 0-2-2v-5q0-2 2-2h14q2 0 2 2v5q0 2-2 2h-2M7 14h10v7H7z';
