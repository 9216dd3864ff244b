import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/**
 * Every text outside the test. The specification sets `sidebar`, `results`, `nothingFound`, `title`, `loading`,
 * `notChosen`, `about`, `retry` and, of the video, `loading` and `failed` byte for byte.
 */
export const strings = {
  sidebar: 'Sinflar',
  search: 'Mavzuni qidirish',
  searchExample: 'Masalan: Arximed kuchi',
  clearSearch: 'Qidiruvni tozalash',
  results: 'Natijalar:',
  nothingFound: 'Hech narsa topilmadi',
  found: (count: number) => `${count} ta mavzu topildi`,
  topics: (count: number) => `${count} ta mavzu`,
  inPreparation: 'Tayyorlanmoqda',
  noTopics: 'Bu sinfda hali mavzu yoʻq.',
  finished: (percentage: number) => `(test topshirilgan, natija ${percentage}%)`,
  review: 'koʻrib chiqing',
  toReview: (percentage: number) => `(test topshirilgan, natija ${percentage}%, koʻrib chiqing)`,

  openTopics: 'Sinflar va mavzular',
  closeTopics: 'Mavzular roʻyxatini yopish',

  place: (schoolClass: string, chapter: string) => `${schoolClass} · ${chapter}`,
  title: (lesson: string) => `${lesson} Darsligi`,
  loading: 'Yuklanmoqda...',
  slow: 'Aloqa sekin, kutilmoqda…',
  loadErrors: {
    offline: 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
    'server-error': 'Server darslarni bera olmadi. Birozdan soʻng qayta urinib koʻring.',
    'invalid-response': 'Serverdan tushunarsiz javob keldi. Birozdan soʻng qayta urinib koʻring.',
  },
  retry: 'Qayta urinish',
  retrying: 'Qayta yuklanmoqda…',
  notChosen: 'Mavzu tanlanmagan.',
  choose: 'Oʻqishni boshlash uchun roʻyxatdan mavzuni tanlang.',
  noLessons: 'Darslar hali qoʻshilmagan. Keyinroq qayta kirib koʻring.',
  prevNext: 'Oldingi va keyingi mavzu',
  previous: 'Oldingi mavzu',
  next: 'Keyingi mavzu',

  video: {
    name: (lesson: string) => `Video: ${lesson}`,
    loading: 'Video yuklanmoqda...',
    failed: 'Video yuklanmadi',
    captions: 'Oʻzbekcha',
    speed: 'Tezlik',
    times: (rate: string) => `${rate}×`,
    size: (megabytes: string) => `Video hajmi: ${megabytes} MB`,
    metered: 'Mobil internetda video trafik sarflaydi: tejash uchun Wi-Fi orqali koʻring.',
  },

  parts: { name: 'Dars qismlari', text: 'Matn', experiment: 'Tajriba', test: 'Test' },

  test: 'Test',
  testLoadFailed: 'Test yuklanmadi. Internetni tekshirib, sahifani yangilang: berilgan javoblar saqlangan.',

  about: 'Dars haqida:',
  plainText: 'Matn bezaksiz koʻrsatilmoqda. Oʻqish noqulay boʻlsa, sahifani yangilab koʻring.',
  table: 'Jadval',
  formula: 'Formula',
  newTab: '(yangi oynada ochiladi)',
  notes: 'Izohlar',
  backToText: 'Matnga qaytish',
};

/** The texts outside the test. */
export const usePageMessages = (): LessonsMessages['page'] => useProvidedMessages()?.page ?? strings;
