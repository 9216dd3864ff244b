/**
 * Texts of the catalogue. `all`, `count`, `none`, `open` and `more` are texts of the specification, byte for byte.
 */
export const strings = {
  title: 'Simulyatsiyalar',
  lead: 'Hodisani tanlang, kattaliklarni oʻzgartiring va natijani oʻz koʻzingiz bilan koʻring.',

  filters: 'Simulyatsiyalarni saralash',
  search: 'Qidiruv',
  searchExample: 'Masalan: mayatnik',
  clearSearch: 'Qidiruvni tozalash',
  category: 'Kategoriya',
  type: 'Turi',
  schoolClass: 'Sinf',
  all: 'Hammasi',
  clearFilters: 'Filtrlarni tozalash',

  list: 'Simulyatsiyalar roʻyxati',
  count: (count: number) => `Jami: ${count} ta simulyatsiya`,
  none: 'Simulyatsiyalar topilmadi.',
  tryOther: 'Boshqa soʻz bilan qidirib koʻring yoki filtrlarni tozalang.',
  noneYet: 'Roʻyxat hozircha boʻsh.',
  unknown: {
    category: 'Bunday kategoriya topilmadi. Barcha simulyatsiyalar koʻrsatilmoqda.',
    type: 'Bunday tur topilmadi. Barcha turlar koʻrsatilmoqda.',
    schoolClass: 'Bunday sinf topilmadi. Barcha sinflar koʻrsatilmoqda.',
  },

  open: 'Simulyatsiyani ochish',
  openNamed: (title: string) => `Simulyatsiyani ochish: ${title} (yangi oynada ochiladi)`,
  /** An own simulation also works without the internet; this one does not. */
  otherSite: (name: string) => `${name}, internet kerak`,
  more: (count: number) => `+${count}`,
  moreNamed: (names: readonly string[]) => `yana ${names.length} ta: ${names.join(', ')}`,

  loading: 'Simulyatsiyalar yuklanmoqda…',
  slow: 'Aloqa sekin, kutilmoqda…',
  failed: 'Simulyatsiyalar yuklanmadi',
  failedBecause: {
    offline: 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
    'server-error': 'Server roʻyxatni bera olmadi. Birozdan soʻng qayta urinib koʻring.',
    'invalid-response': 'Serverdan tushunarsiz javob keldi. Birozdan soʻng qayta urinib koʻring.',
  },
  stale: 'Roʻyxatni yangilab boʻlmadi. Avval yuklangani koʻrsatilmoqda.',
  retry: 'Qayta urinish',
  retrying: 'Qayta yuklanmoqda…',
};

/** Heading of the screen, for the title of the page. */
export const catalogueTitle = strings.title;
/** Introduction of the screen, for the description of the page. */
export const catalogueLead = strings.lead;
