import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/** Every text of the learner's page. */
export const learnerPageStrings = {
  title: 'Mening sahifam',
  account: 'Hisobim',
  loading: 'Sahifangiz yuklanmoqda…',
  retrying: 'Qayta yuklanmoqda…',
  loadErrors: {
    offline: 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
    'server-error': 'Server sahifangizni bera olmadi. Birozdan soʻng qayta urinib koʻring.',
    'invalid-response': 'Serverdan tushunarsiz javob keldi. Birozdan soʻng qayta urinib koʻring.',
  },

  next: {
    titles: { first: 'Birinchi dars', next: 'Keyingi dars', begun: 'Toʻxtagan joyingiz' },
    section: (title: string) => `Oxirgi oʻqilgan boʻlim: ${title}`,
    video: (time: string) => `Video toʻxtagan joy: ${time}`,
    size: (minutes: number, questions: number) =>
      questions > 0 ? `${minutes} daqiqacha, ${questions} ta savol` : `${minutes} daqiqacha`,
    continue: 'Davom etish',
    begin: 'Darsni boshlash',
    allDone: 'Barcha darslarni tugatdingiz',
    allDoneText: 'Bilimingiz mustahkam boʻlishi uchun mashqlarni takrorlab turing.',
  },
  steps: {
    title: 'Nimadan boshlaysiz?',
    items: [
      'Birinchi darsni oʻqing va tajribasini bajarib koʻring.',
      'Dars oxiridagi testni yeching: natijasi hisobingizda saqlanadi.',
      'Dars mashqlarini bajaring: ertaga shu yerda yangi sonlar bilan takrorlanadi.',
    ],
  },
  drafts: {
    title: 'Tugallanmagan testlar',
    open: 'Testni davom ettiring',
    waiting: 'Javoblar hali yuborilmagan: aloqa tiklanishi bilan oʻzi yuboriladi',
  },
  today: {
    title: 'Bugungi takrorlash',
    size: (items: number, minutes: number) => `${items} ta topshiriq, ${minutes} daqiqacha`,
    none: 'Bugunga takrorlash yoʻq.',
    start: 'Mashqni boshlash',
    mistakes: (items: number) => `Xatolar ustida ishlash: ${items} ta`,
  },
  weak: {
    title: 'Qayta koʻrib chiqiladigan mavzular',
    result: (percentage: number) => `natija ${percentage}%`,
    missed: (count: number) => `${count} ta xato`,
    practise: 'Mashq qilish',
    read: 'Qayta oʻqish',
  },
  ideas: {
    title: 'Takrorlash kerak',
    read: (title: string) => `Mavzuni qayta oʻqing: ${title}`,
    practise: 'Mashq qilish',
  },
  classes: {
    title: 'Sinflar va boblar',
    passed: (count: number, total: number) => `${total} ta darsdan ${count} tasi oʻzlashtirilgan`,
    begun: 'boshlangan',
    practice: (right: number, items: number) => `Mashq: ${items} ta topshiriqdan ${right} tasi toʻgʻri`,
  },
  history: {
    title: 'Oxirgi natijalar',
    practice: (right: number, answers: number) => `Mashq: ${answers} ta topshiriqdan ${right} tasi toʻgʻri`,
  },
};

/** The texts of the learner's page. */
export const useLearnerPageMessages = (): LessonsMessages['learnerPage'] =>
  useProvidedMessages()?.learnerPage ?? learnerPageStrings;
