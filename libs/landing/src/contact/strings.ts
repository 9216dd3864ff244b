/**
 * Every text of the contact section. Those under `given` are the specification's (§2, §8), byte for byte with their odd
 * apostrophes. The others are ours.
 */
export const strings = {
  given: {
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
  /** Of the field people never meet. */
  trap: 'Veb-sayt',
  withoutScript:
    'Xabar yuborish uchun brauzeringizda JavaScript yoqilgan boʻlishi kerak. Hozircha bizga qoʻngʻiroq qiling yoki elektron pochta orqali yozing.',
  slow: 'Aloqa sekin, kutilmoqda…',

  toasts: { region: 'Xabarlar', close: 'Xabarni yopish' },

  /** What is wrong with a field: nothing typed, too long or not as it should be. */
  faults: {
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

  /** Why a message did not go, when the server itself has not said it. */
  failedBecause: {
    offline: 'Server bilan aloqa yoʻq. Internetni tekshirib, xabarni qayta yuboring.',
    tooMany: 'Qisqa vaqtda juda koʻp xabar yuborildi.',
    refused: 'Server xabarni qabul qilmadi. Maydonlarni tekshirib, qayta yuboring.',
    server: 'Serverda nosozlik bor. Birozdan soʻng qayta yuboring.',
  },
  kept: 'Yozganlaringiz saqlanib turibdi.',
  waitSeconds: (seconds: number) => `${seconds} soniyadan soʻng qayta yuboring.`,
  waitMinutes: (minutes: number) => `${minutes} daqiqadan soʻng qayta yuboring.`,
  waitHours: (hours: number) => `${hours} soatdan soʻng qayta yuboring.`,
} as const;
