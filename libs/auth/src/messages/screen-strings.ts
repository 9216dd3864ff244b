import { useContext } from 'react';
import { AuthMessagesContext, type AuthMessages } from './auth-messages.js';

/**
 * All texts of the account screens. `specTexts` are copied from the specification (§2, §5, §8) byte for byte, including
 * their apostrophes. The others are ours.
 */
export const strings = {
  specTexts: {
    signIn: 'Kirish',
    signingIn: 'Loading...',
    back: 'Orqaga',
    sendCode: 'Kod yuborish',
    confirm: 'Tasdiqlash',
    changePassword: 'Parolni o‘zgartirish',
    wrongEmail: "Iltimos, to'g'ri email formatini kiriting.",
    shortPassword: "Parol kamida 6 belgidan iborat bo'lishi kerak.",
    passwordsDiffer: 'Parollar mos emas!',
    loginFailed: 'Parol noto‘g‘ri.',
    registerFailed: "Ro'yxatdan o'tishda xatolik yuz berdi!",
    registerUnknown: "Noma'lum xatolik yuz berdi!",
    registered: "Ro'yxatdan o'tdingiz!",
    forgotFailed: '5 daqiqadan so‘ng urunib ko‘ring.',
    verifyFailed: 'Kod xato. Qayta urinib ko‘ring.',
    resetFailed: 'Parolni tiklashda xatolik.',
    sessionExpired: 'Avtorizatsiya muammosi. Iltimos qayta kiring.',
  },

  password: 'Parol',
  showPassword: 'Parolni koʻrsatish',
  hidePassword: 'Parolni yashirish',
  passwordHint: 'Kamida 6 ta belgi',
  newPassword: 'Yangi parol',
  confirmNewPassword: 'Yangi parolni takrorlang',
  email: 'Elektron pochta',
  slow: 'Aloqa sekin, kutilmoqda…',
  offline: 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',

  login: {
    title: 'Kirish',
    username: 'Foydalanuvchi nomi yoki elektron pochta',
    forgot: 'Parolni unutdingizmi?',
    noAccount: 'Hisobingiz yoʻqmi?',
    register: 'Roʻyxatdan oʻtish',
    signInNow: 'Endi parolingizni yozib, hisobingizga kiring.',
    passwordChanged: 'Parol oʻzgartirildi.',
    signInWithNew: 'Endi yangi parol bilan kiring.',
    answersSaved: 'Javoblaringiz shu qurilmada saqlangan: tizimga kirsangiz, testni davom ettirasiz.',
  },
  register: {
    title: 'Roʻyxatdan oʻtish',
    lead: 'Hisob bilan testlarni yechasiz va natijalaringiz saqlanadi.',
    username: 'Foydalanuvchi nomi',
    usernameHint: '3–30 ta belgi, @ belgisisiz',
    send: 'Roʻyxatdan oʻtish',
    sending: 'Yuborilmoqda…',
    haveAccount: 'Hisobingiz bormi?',
    signIn: 'Kirish',
    privacy: 'Qanday maʼlumotlar saqlanadi?',
  },
  forgot: {
    title: 'Parolni tiklash',
    lead: 'Roʻyxatdan oʻtgan elektron pochtangizni yozing. Unga kod yuboramiz.',
    sending: 'Yuborilmoqda…',
    haveCode: 'Kelgan kodni kiritish',
    startAgain: 'Parolni tiklash uchun avval elektron pochtangizga kod oling.',
  },
  verify: {
    title: 'Kodni tasdiqlash',
    sentTo: 'Kod yuborilgan manzil:',
    lead: 'Kodni eng soʻnggi xatdan oling: uning qancha vaqt amal qilishi ham xatda yozilgan. Xat kelmasa, «Spam» papkasini ham koʻring.',
    code: 'Xatdagi kod',
    sending: 'Tekshirilmoqda…',
  },
  reset: {
    title: 'Yangi parol',
    lead: 'Hisobingiz uchun yangi parol oʻylab toping. Boshqa qurilmalardagi seanslar yakunlanadi.',
    sending: 'Saqlanmoqda…',
    newCode: 'Yangi kod olish',
  },

  /** Error texts of fields. */
  fieldErrors: {
    loginName: {
      empty: 'Foydalanuvchi nomi yoki elektron pochtangizni yozing.',
      invalid: 'Bu juda uzun. Foydalanuvchi nomi yoki elektron pochtangizni yozing.',
    },
    loginPassword: { empty: 'Parolingizni yozing.', invalid: 'Parol 256 ta belgidan uzun boʻlmaydi.' },
    username: {
      empty: 'Foydalanuvchi nomini yozing.',
      invalid: '3–30 ta belgi yozing, @ va koʻrinmas belgilar boʻlmasin.',
    },
    email: { empty: 'Elektron pochtangizni yozing.' },
    longPassword: 'Parol 256 ta belgidan uzun boʻlmasin.',
    code: {
      empty: 'Xatdagi kodni yozing.',
      invalid: 'Bu kod emas: u juda uzun. Xatdagi raqamlarni yozing.',
    },
  },
};

/** The texts of the surrounding provider for all account screens. */
export const useAuthMessages = (): AuthMessages['screens'] =>
  useContext(AuthMessagesContext)?.screens ?? strings;
