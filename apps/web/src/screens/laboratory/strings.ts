/** Texts of the laboratory's pages. */
export const strings = {
  title: 'Laboratoriya',
  description: 'Zarra laboratoriyasi: modeli tekshirilgan interaktiv fizika tajribalari.',
  back: 'Orqaga qaytish',
} as const;
