export const chevronDown = 'm6 9 6 6 6-6';
