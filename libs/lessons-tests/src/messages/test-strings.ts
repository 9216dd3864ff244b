import { ideaStrings } from './idea-strings.js';
import { useProvidedMessages, type LessonsMessages } from './lessons-messages.js';

/**
 * Every text of the test block. The specification sets the first group and `result.score` byte for byte, misspellings
 * included; the other texts are ours.
 */
export const strings = {
  signedOut: 'Siz tizimga kirmagansiz. Iltimos, avval tizimga kiring.',
  checkFailed: 'Avtorizatsiya xatosi. Iltimos qayta kiring.',
  noTests: 'Bu dars uchun testlar mavjud emas.',
  failed: 'Xatolik yuz berdi. Qayta urinib koring.',
  submitUnauthorized: 'Avtorizatsiya muammosi. Iltimos qayta kiring.',
  resultFailed: 'Natija olishda xatolik yuz berdi',

  title: 'Test',
  signIn: 'Kirish',
  questionCount: (count: number) => `Bu darsda ${count} ta savol bor. Javoblaringiz va natijangiz saqlanadi.`,
  savedAnswers: 'Javoblaringiz shu qurilmada saqlangan: tizimga kirsangiz, ular shu yerda boʻladi.',
  checking: 'Tekshirilmoqda…',
  checkOffline: 'Internet bilan aloqa yoʻq koʻrinadi. Ulanishni tekshirib, qayta urinib koʻring.',
  loading: 'Test yuklanmoqda…',
  slow: 'Aloqa sekin, kutilmoqda…',
  retrying: 'Qayta urinilmoqda…',

  progress: (done: number, total: number) => `${done} / ${total}`,
  progressLabel: (done: number, total: number) => `${total} ta savoldan ${done} tasiga javob berildi`,
  question: (number: number) => `${number}-savol`,
  place: (number: number, total: number) => `Savol ${number} / ${total}`,
  previousQuestion: 'Oldingi savol',
  nextQuestion: 'Keyingi savol',
  seeBefore: (title: string) => `Avval tajribada koʻring: ${title}`,
  submit: 'Javoblarni topshirish',
  submitting: 'Yuborilmoqda…',
  unanswered: (count: number) => `Yana ${count} ta savolga javob bering:`,
  goTo: (number: number) => `${number}-savolga oʻtish`,
  more: (count: number) => `va yana ${count} ta`,
  allAnswered: 'Hamma savolga javob berdingiz. Endi javoblarni topshiring.',
  outdated: (count: number) =>
    `Savollar yangilandi: ${count} ta savolga qaytadan javob bering. Qolgan javoblaringiz saqlangan.`,
  resultUnknown:
    'Server bilan aloqa yoʻq. Javob berishda davom eting: ular shu qurilmada saqlanadi, aloqa tiklanganda natija tekshiriladi.',

  saved: 'Saqlandi',
  queued: 'Navbatda',
  sent: 'Yuborildi',
  inMemory:
    'Qurilma xotirasi toʻlgan yoki yopiq: javoblar faqat shu sahifada turibdi. Testni topshirmaguncha sahifani yopmang.',
  waiting: {
    offline: 'Internet bilan aloqa yoʻq. Javoblaringiz aloqa tiklanishi bilan oʻzi yuboriladi.',
    server: 'Javoblaringiz saqlangan va birozdan soʻng oʻzi qayta yuboriladi.',
    result: 'Javoblaringiz serverga yetib borgan. Natija birozdan soʻng yana soʻraladi.',
    pending: 'Javoblaringiz topshirilgan va imkon boʻlishi bilan oʻzi yuboriladi.',
    session: 'Javoblaringiz shu qurilmada saqlangan. Qayta kirganingizdan soʻng oʻzi yuboriladi.',
    'result-session':
      'Javoblaringiz serverga yetib borgan. Qayta kirganingizdan soʻng natijangiz koʻrsatiladi.',
  },
  sendNow: 'Hozir yuborish',
  fetchResult: 'Natijani olish',

  print: { name: 'Ism va familiya:', class: 'Sinf:', date: 'Sana:' },

  result: {
    title: 'Test natijasi',
    score: (correct: number, total: number) => `${correct} to'g'ri javob ${total} ta savoldan`,
    percentage: (percentage: number) => `${percentage}%`,
    review: 'Javoblar tahlili',
    right: 'Toʻgʻri javob berdingiz',
    wrong: 'Notoʻgʻri javob berdingiz',
    unanswered: 'Javob berilmagan',
    chosen: 'Sizning javobingiz',
    correct: 'Toʻgʻri javob',
    explanation: 'Izoh:',
    see: (title: string) => `Sinab koʻring: ${title}`,
    section: (heading: string) => `Mavzuni qayta oʻqing: ${heading}`,
    idea: ideaStrings,
    toReadAgain: 'Shu qismlarni qayta oʻqib chiqing',
  },

  /** Practice of other items of the lesson, on another screen. */
  lessonPractice: { similar: 'Shunga oʻxshash mashq', start: 'Mavzu boʻyicha mashq qilish' },
  practice: {
    start: 'Mashq qilish',
    title: 'Mashq',
    lead: 'Savollar boshqa tartibda. Bu natija hech qayerga yozilmaydi.',
    check: 'Tekshirish',
    resultTitle: 'Mashq natijasi',
    again: 'Yana mashq qilish',
    leave: 'Natijaga qaytish',
  },
};

/** The texts of the test block. */
export const useTestMessages = (): LessonsMessages['test'] => useProvidedMessages()?.test ?? strings;
