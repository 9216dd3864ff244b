export const list = 'M4 6h.01M9 6h11M4 12h.01M9 12h11M4 18h.01M9 18h11';
