/** Every text a refusal can carry, in Uzbek for the learner who reads it. */
export const messages = {
  badAddress: 'Manzil notoʻgʻri yozilgan.',
  badText: 'Matnda yaroqsiz belgi bor.',
  emptyBody: 'Maʼlumot yuborilmadi.',
  internal: 'Serverda xatolik yuz berdi. Birozdan soʻng qayta urinib koʻring.',
  invalid: 'Yuborilgan maʼlumotda xato bor.',
  invalidField: 'Qiymat notoʻgʻri.',
  methodNotAllowed: 'Bu manzil bunday soʻrovni qabul qilmaydi.',
  missingField: 'Bu maydonni toʻldirish shart.',
  notBuilt: 'Bu boʻlim hali tayyor emas.',
  notFound: 'Bunday manzil topilmadi.',
  tooLarge: 'Yuborilgan maʼlumot juda katta.',
  tooLongField: 'Matn juda uzun.',
  tooManyHeaders: 'Soʻrov sarlavhalari juda katta.',
  tooShortField: 'Matn juda qisqa.',
  tooSlow: 'Soʻrov juda uzoq davom etdi. Qayta urinib koʻring.',
  unavailable: 'Xizmat vaqtincha ishlamayapti. Birozdan soʻng qayta urinib koʻring.',
  unreadableBody: 'Yuborilgan maʼlumotni oʻqib boʻlmadi.',
  wrongMediaType: 'Maʼlumot JSON koʻrinishida yuborilishi kerak.',
} as const;

export type MessageKey = keyof typeof messages;
