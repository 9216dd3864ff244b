/** Texts of the shell. Texts of the specification are copied byte for byte; the others use oʻ gʻ ʼ. */
export const strings = {
  siteName: 'Zarra',
  skipToContent: 'Asosiy mazmunga oʻtish',
  nav: {
    label: 'Asosiy menyu',
    home: 'Asosiy',
    about: 'Biz haqimizda',
    simulations: 'Simulyatsiyalar',
    lessons: "O'quv Resurslar",
    contact: 'Aloqa',
    signIn: 'Kirish',
    signOut: 'Chiqish',
    account: 'Hisobim',
    checking: 'Hisob tekshirilmoqda',
    search: 'Qidirish',
    openMenu: 'Menyuni ochish',
    closeMenu: 'Menyuni yopish',
    menu: 'Menyu',
  },
  theme: { legend: 'Mavzu', system: 'Tizimdagidek', light: 'Yorugʻ', dark: 'Qorongʻi' },
  loading: 'Sahifa yuklanmoqda',
  offline: 'Internet bilan aloqa yoʻq. Aloqa tiklanganda sahifa oʻzi yangilanadi.',
  toasts: { region: 'Xabarlar', close: 'Xabarni yopish' },
  footer: {
    description:
      'Zarra — fizikani interaktiv tajribalar, darslar va testlar orqali oʻrganish uchun oʻzbekcha platforma.',
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
    privacy: 'Maxfiylik',
    credit: 'Sayt Zarra veb-agentligi tomonidan yaratilgan.',
  },
  home: { title: 'Fizikani tajribada oʻrganing' },
  catalogue: {
    title: 'Simulyatsiyalar',
    description:
      'Mexanika, elektr, optika, termodinamika, toʻlqinlar va kvant fizikasi boʻyicha interaktiv simulyatsiyalar katalogi.',
    titleOf: (category: string) => `${category}: simulyatsiyalar`,
    descriptionOf: (category: string) =>
      `“${category}” boʻlimining interaktiv simulyatsiyalari: kattaliklarni oʻzgartiring va natijani kuzating.`,
  },
  lessons: {
    description: '7–11-sinflar uchun fizika darslari: video, matn va testlar.',
    descriptionOf: (lesson: string, schoolClass: string) =>
      `${schoolClass} fizikasidan “${lesson}” mavzusi: tushuntirish, formulalar va test.`,
  },
  forbidden: {
    title: 'Ruxsat etilmagan',
    text: 'Bu sahifani koʻrishga huquqingiz yoʻq. Boshqa nom bilan kirib koʻring yoki bosh sahifaga qayting.',
    home: 'Bosh sahifa',
    signIn: 'Kirish',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Kutilmagan xatolik yuz berdi. Sahifani qayta yuklang; xatolik takrorlansa, birozdan soʻng urinib koʻring.',
    reload: 'Sahifani qayta yuklash',
  },
} as const;
