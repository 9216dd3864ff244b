import { useContext } from 'react';
import { LandingMessagesContext, type LandingMessages } from './landing-messages.js';

/**
 * Texts of the contact section. `specTexts` are the texts of the specification (§2, §8), byte for byte, including their
 * unusual apostrophes.
 */
export const strings = {
  specTexts: {
    detailsLoading: "Kontakt ma'lumotlari yuklanmoqda...",
    phoneExample: '+998 90 123 45 67',
    send: 'Yuborish',
    sending: 'Yuborilmoqda...',
    sent: 'Xabaringiz muvaffaqiyatli yuborildi!',
    failed: 'Xabar yuborishda xatolik yuz berdi',
  },

  title: 'Biz bilan bogʻlaning',
  lead: 'Savolingiz, taklifingiz bormi yoki saytda xato koʻrdingizmi? Yozing, albatta oʻqiymiz.',

  phone: 'Telefon',
  email: 'Elektron pochta',
  socials: 'Ijtimoiy tarmoqlar',
  retry: 'Qayta urinish',

  form: 'Xabar yuborish',
  fields: { name: 'Ismingiz', phone: 'Telefon raqamingiz', message: 'Xabaringiz' },
  /** Label of the honeypot field. */
  honeypot: 'Veb-sayt',
  withoutScript:
    'Xabar yuborish uchun brauzeringizda JavaScript yoqilgan boʻlishi kerak. Hozircha bizga qoʻngʻiroq qiling yoki elektron pochta orqali yozing.',
  slow: 'Aloqa sekin, kutilmoqda…',

  toasts: { region: 'Xabarlar', close: 'Xabarni yopish' },

  /** Error messages of the fields: empty, or invalid. */
  fieldErrors: {
    name: { empty: 'Ismingizni yozing.', wrong: 'Ism 100 ta belgidan oshmasin. Qisqaroq yozing.' },
    phone: {
      empty: 'Telefon raqamingizni yozing.',
      wrong: 'Raqam toʻliq emas. +998 dan keyin 9 ta raqam yozing.',
    },
    message: {
      empty: 'Xabaringizni yozing.',
      wrong: 'Xabar 4\u202f000 ta belgidan oshmasin. Uni qisqartiring.',
    },
  },

  /** Why a message was not sent, for responses without a text. */
  failedBecause: {
    offline: 'Server bilan aloqa yoʻq. Internetni tekshirib, xabarni qayta yuboring.',
    tooMany: 'Qisqa vaqtda juda koʻp xabar yuborildi.',
    apiError: 'Server xabarni qabul qilmadi. Maydonlarni tekshirib, qayta yuboring.',
    server: 'Serverda nosozlik bor. Birozdan soʻng qayta yuboring.',
  },
  draftSaved: 'Yozganlaringiz saqlanib turibdi.',
  waitSeconds: (seconds: number) => `${seconds} soniyadan soʻng qayta yuboring.`,
  waitMinutes: (minutes: number) => `${minutes} daqiqadan soʻng qayta yuboring.`,
  waitHours: (hours: number) => `${hours} soatdan soʻng qayta yuboring.`,
};

/** The texts of the contact section of the surrounding provider. */
export const useContactMessages = (): LandingMessages['contact'] =>
  useContext(LandingMessagesContext)?.contact ?? strings;
