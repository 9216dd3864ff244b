export const sliders =
  'M3 6h10a2 2 0 1 0 4 0 2 2 0 1 0-4 0m4 0h4M3 12h4a2 2 0 1 0 4 0 2 2 0 1 0-4 0m4 0h10M3 18h10a2 2 0 1 0 4 0 2 2 0 1 0-4 0m4 0h4';
