export const chevronLeft = 'm15 6-6 6 6 6';
