import { pages } from '@zarra/contracts';

/** Texts and links of the footer, which loads after the first screen. */
export const footer = {
  theme: { legend: 'Mavzu', system: 'Tizimdagidek', light: 'Yorugʻ', dark: 'Qorongʻi' },
  pages: 'Sahifalar',
  pagesLabel: 'Sayt sahifalari',
  categories: 'Kategoriyalar',
  categoriesLabel: 'Simulyatsiya kategoriyalari',
  contact: 'Aloqa',
  allCategories: 'Barcha kategoriyalar',
  categoriesLoading: 'Kategoriyalar yuklanmoqda...',
  contactLoading: 'Aloqa yuklanmoqda...',
  slow: 'Aloqa sekin, kutilmoqda…',
  retry: 'Qayta urinish',
  /** Links beside the credit. */
  links: [{ name: 'Maxfiylik', to: pages.privacy }],
  credit: 'Sayt Zarra veb-agentligi tomonidan yaratilgan.',
} as const;
