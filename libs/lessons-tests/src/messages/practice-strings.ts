import { ideaStrings } from './idea-strings.js';
import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/** Every text of practice. */
export const practiceStrings = {
  title: 'Mashq',
  scopes: {
    today: 'Bugungi takrorlash',
    mistakes: 'Xatolar ustida ishlash',
    mixed: 'Turli mavzulardan topshiriqlar',
  },
  loading: 'Topshiriqlar yuklanmoqda…',
  retry: 'Qayta urinish',
  retrying: 'Qayta yuklanmoqda…',
  loadErrors: {
    offline: 'Internet bilan aloqa yoʻq. Aloqa tiklanishi bilan topshiriqlar oʻzi yuklanadi.',
    'server-error': 'Server topshiriqlarni bera olmadi. Birozdan soʻng qayta urinib koʻring.',
    'invalid-response': 'Serverdan tushunarsiz javob keldi. Birozdan soʻng qayta urinib koʻring.',
  },
  unknownScope: {
    title: 'Bunday mashq topilmadi',
    text: 'Havola eskirgan boʻlishi mumkin. Mashqni dars sahifasidan oching.',
  },
  toLessons: 'Darslarga oʻtish',
  toLesson: 'Darsga qaytish',

  empty: {
    today: 'Bugunga takrorlash yoʻq',
    mistakes: 'Takrorlanadigan xato yoʻq',
    lesson: 'Bu darsda hozircha mashq yoʻq',
    other: 'Bu yerda hozircha mashq yoʻq',
    budget: 'Bugungi mashqlar tugadi',
  },
  emptyText: {
    first: 'Dars mashqlarini bajaring: ular esda qolishi uchun shu yerda takrorlanadi.',
    mistakes: 'Xato javob berilgan topshiriqlar shu yerda yigʻiladi.',
    lesson: 'Boshqa darslarning mashqlarini bajarib turing.',
    budget: 'Yaxshi ishladingiz. Davomini ertaga bajarasiz.',
    next: (day: string) => `Keyingi takrorlash ${day}.`,
  },

  progress: (number: number, total: number) => `${number} / ${total}`,
  task: (number: number) => `${number}-topshiriq`,
  check: 'Tekshirish',
  checking: 'Tekshirilmoqda…',
  next: 'Keyingisi',
  finish: 'Natijani koʻrish',
  incomplete: {
    numeric: 'Javobni yozing.',
    choice: 'Javoblardan birini tanlang.',
    order: 'Tartibni belgilang.',
    match: 'Har bir qatorga javob tanlang.',
    point: 'Rasmda joyni belgilang yoki roʻyxatdan tanlang.',
  },
  inMemory:
    'Qurilma xotirasi toʻlgan yoki yopiq: javobingiz faqat shu sahifada turibdi. Tekshirilmaguncha sahifani yopmang.',
  waiting: {
    offline: 'Internet bilan aloqa yoʻq. Javobingiz saqlandi, aloqa tiklanishi bilan oʻzi tekshiriladi.',
    server: 'Javobingiz saqlandi va birozdan soʻng yana yuboriladi.',
    session: 'Javobingiz saqlandi. Tekshirish uchun tizimga qayta kiring.',
  },
  sendNow: 'Hozir yuborish',
  signIn: 'Kirish',

  numeric: {
    answer: 'Javob',
    unit: 'Birlik',
    hint: 'Masalan: 2,5',
  },
  choice: { legend: 'Javoblar' },
  order: {
    legend: 'Tartib',
    hint: 'Tugmalar bilan yuqoriga yoki pastga suring.',
    up: (text: string) => `Yuqoriga: ${text}`,
    down: (text: string) => `Pastga: ${text}`,
    moved: (text: string, place: number, total: number) => `${text}: ${total} tadan ${place}-oʻrinda`,
    yours: (place: number) => `Sizda ${place}-oʻrinda`,
  },
  match: {
    options: 'Javoblar',
    rows: 'Juftliklar',
    choose: 'Tanlang',
    missing: 'Javob tanlang.',
    moved: (letter: string, row: number) => `${letter} javobi ${row}-qatordan olindi`,
    yours: (text: string) => `Siz tanladingiz: ${text}`,
  },
  point: {
    target: 'Joyni belgilash. Yoʻnalish tugmalari belgini suradi, Shift bilan birga kattaroq qadamda',
    hint: 'Rasmda kerakli joyni bosing.',
    list: 'Joyni roʻyxatdan tanlash',
    legend: 'Joylar',
    none: 'Joy hali belgilanmagan.',
    at: (place: string) => `Belgilangan joy: ${place}`,
    onImage: (left: string, top: string) => `chapdan ${left} %, yuqoridan ${top} %`,
    rightPlace: 'Toʻgʻri joy',
    yours: 'Siz belgilagan joy',
  },

  outcome: {
    right: 'Toʻgʻri javob berdingiz',
    wrong: 'Notoʻgʻri javob berdingiz',
    chosen: 'Sizning javobingiz',
    correct: 'Toʻgʻri javob',
    answer: 'Toʻgʻri javob:',
    steps: 'Yechim',
    idea: ideaStrings,
    reread: (title: string) => `Mavzuni qayta oʻqing: ${title}`,
    due: (day: string) => `Bu topshiriq ${day} yana keladi.`,
  },
  days: {
    today: 'bugun',
    tomorrow: 'ertaga',
    later: (days: number) => `${days} kundan keyin`,
    date: (day: string) => `${day} kuni`,
  },

  summary: {
    title: 'Mashq yakunlandi',
    score: (right: number, total: number) => `${total} ta topshiriqdan ${right} tasi toʻgʻri`,
    all: 'Hammasini toʻgʻri bajardingiz.',
    good: 'Yaxshi natija. Xatolar keyingi mashqda yana uchraydi.',
    learn: 'Xatolar oʻrganishga yordam beradi: quyidagi joylarni qayta oʻqing.',
    waiting: (count: number) =>
      `${count} ta javob hali tekshirilmadi: aloqa tiklanishi bilan oʻzi tekshiriladi.`,
    reread: 'Qayta oʻqish uchun',
    place: (lesson: string, section: string) => `${lesson}: ${section}`,
    tomorrow: (count: number) => `Ertaga ${count} ta topshiriq takrorlanadi.`,
    again: 'Yana mashq qilish',
  },
};

/** The texts of practice. */
export const usePracticeMessages = (): LessonsMessages['practice'] =>
  useProvidedMessages()?.practice ?? practiceStrings;
