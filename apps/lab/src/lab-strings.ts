/** Texts of the laboratory's own pages. */
export const labStrings = {
  siteName: 'Zarra',
  skip: 'Asosiy mazmunga oʻtish',
  catalogue: 'Simulyatsiyalar',
  list: 'Laboratoriya',
  account: 'Hisob',
  back: 'Orqaga qaytish',
  navigation: 'Sayt boʻlimlari',
  menu: 'Menyu',
  openMenu: 'Menyuni ochish',
  closeMenu: 'Menyuni yopish',
  trusted: 'Har bir tajribaning modeli fizika qonunlari va eʼlon qilingan qiymatlar bilan tekshirilgan.',
  description: 'Zarra laboratoriyasi: modeli tekshirilgan interaktiv fizika tajribalari.',
  theme: { legend: 'Mavzu', system: 'Tizimdagidek', light: 'Yorugʻ', dark: 'Qorongʻi' },
} as const;
