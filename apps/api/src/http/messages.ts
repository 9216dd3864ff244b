/** The texts of API responses for learners; some are the specification's, byte for byte. */
export const messages = {
  accountDisabled: 'Hisobingiz toʻxtatib qoʻyilgan. Sayt maʼmuriyatiga murojaat qiling.',
  alreadyReset: 'Parol allaqachon oʻzgartirilgan. Yangi parol bilan kiring.',
  alreadyVerified: 'Kod allaqachon tasdiqlangan. Endi yangi parolni kiriting.',
  answerAllQuestions:
    'Javoblar bu darsning savollariga mos emas. Sahifani yangilab, hamma savollarga javob bering va qayta yuboring.',
  badAddress: 'Manzil notoʻgʻri yozilgan.',
  badText: 'Matnda yaroqsiz belgi bor.',
  codeSpent: 'Kod juda koʻp marta xato kiritildi. Yangi kod soʻrang.',
  codeVerified: 'Kod tasdiqlandi. Endi yangi parolni kiriting.',
  codeWrong: 'Kod xato. Qayta urinib ko‘ring.',
  emailTaken: 'Bu email bilan avval roʻyxatdan oʻtilgan. Tizimga kiring yoki boshqa email kiriting.',
  emptyBody: 'Maʼlumot yuborilmadi.',
  forged: 'Soʻrov shu saytdan kelgani tasdiqlanmadi. Sahifani yangilab, qayta urinib koʻring.',
  internal: 'Serverda xatolik yuz berdi. Birozdan soʻng qayta urinib koʻring.',
  invalid: 'Yuborilgan maʼlumotda xato bor.',
  invalidEmail: "Iltimos, to'g'ri email formatini kiriting.",
  invalidField: 'Qiymat notoʻgʻri.',
  invalidUsername: 'Foydalanuvchi nomida @ va koʻrinmas belgilar boʻlmasligi kerak.',
  lessonNotFound: 'Bunday dars topilmadi. Sahifani yangilab, darsni qaytadan tanlang.',
  messageReceived: 'Xabaringiz qabul qilindi. Rahmat! Siz bilan telefon orqali bogʻlanamiz.',
  methodNotAllowed: 'Bu manzil bunday soʻrovni qabul qilmaydi.',
  missingField: 'Bu maydonni toʻldirish shart.',
  mixedUsername:
    'Foydalanuvchi nomida turli alifbolarning harflarini aralashtirmang: faqat lotin yoki faqat kirill harflari bilan yozing.',
  noResult: 'Bu dars boʻyicha natija hali yoʻq. Avval testga javob bering.',
  noTests: 'Bu dars uchun testlar mavjud emas.',
  notImplemented: 'Bu boʻlim hali tayyor emas.',
  notFound: 'Bunday manzil topilmadi.',
  passwordReset: 'Parol oʻzgartirildi. Yangi parol bilan kiring.',
  phoneAsPassword: 'Telefon raqamini parol qilib boʻlmaydi: uni boshqalar ham biladi. Boshqa parol tanlang.',
  recoveryExpired: 'Kodning amal qilish vaqti tugadi. Yangi kod soʻrang.',
  /** `{minutes}`: the waiting time, rounded up. With 5 it is the text of the specification. */
  recoveryTooSoon: '{minutes} daqiqadan so‘ng urunib ko‘ring.',
  reservedUsername:
    'Bu nomni tanlab boʻlmaydi: u sayt va uning xodimlari uchun ajratilgan. Boshqasini tanlang.',
  resetFailed: 'Parolni tiklashda xatolik.',
  shortPassword: "Parol kamida 6 belgidan iborat bo'lishi kerak.",
  shortUsername: 'Foydalanuvchi nomi kamida 3 belgidan iborat boʻlishi kerak.',
  signedOut: 'Tizimdan chiqdingiz.',
  /** `{wait}`: the waiting time. */
  signInLater:
    'Juda koʻp urinish boʻldi. {wait}dan soʻng qayta urinib koʻring yoki parolni kod orqali tiklang.',
  signInAgain: 'Tizimga kirilmagan yoki kirish muddati tugagan. Iltimos, qayta kiring.',
  similarUsername: 'Bu nom boshqa foydalanuvchining nomiga juda oʻxshaydi. Boshqasini tanlang.',
  tooLarge: 'Yuborilgan maʼlumot juda katta.',
  tooLongField: 'Matn juda uzun.',
  tooManyHeaders: 'Soʻrov sarlavhalari juda katta.',
  tooManyTries: 'Juda koʻp urinish boʻldi. Birozdan soʻng qayta urinib koʻring.',
  tooShortField: 'Matn juda qisqa.',
  tooSlow: 'Soʻrov juda uzoq davom etdi. Qayta urinib koʻring.',
  /** `{wait}`: the waiting time. */
  tryAgainIn: 'Juda koʻp urinish boʻldi. {wait}dan soʻng qayta urinib koʻring.',
  unavailable: 'Xizmat vaqtincha ishlamayapti. Birozdan soʻng qayta urinib koʻring.',
  unreadableBody: 'Yuborilgan maʼlumotni oʻqib boʻlmadi.',
  usernameTaken: 'Bu foydalanuvchi nomi band. Boshqasini tanlang.',
  weakPassword: 'Bu parol juda koʻp ishlatiladi, osongina topiladi. Boshqasini tanlang.',
  wrongMediaType: 'Maʼlumot JSON koʻrinishida yuborilishi kerak.',
  wrongPassword: 'Parol noto‘g‘ri.',
} as const;

export type MessageKey = keyof typeof messages;
