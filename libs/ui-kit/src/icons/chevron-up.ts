export const chevronUp = 'm6 15 6-6 6 6';
