/** A rule of how Zarra speaks. */
export interface VoiceRule {
  readonly rule: string;
  readonly why: string;
  /** From the product, word for word. */
  readonly good: string;
  readonly bad: string;
}

/** How Zarra speaks. */
export const voice: readonly VoiceRule[] = [
  {
    rule: 'Short, friendly, with siz',
    why: 'A pupil of thirteen and a teacher read the same sentence. No orders, no office language.',
    good: 'Elektron pochtangizni yozing.',
    bad: 'Foydalanuvchi tomonidan elektron pochta manzili kiritilishi lozim.',
  },
  {
    rule: 'A verb on every button',
    why: 'The button says what it does, so that nobody has to read what stands above it.',
    good: 'Javoblarni topshirish',
    bad: 'OK',
  },
  {
    rule: 'A failure says what to do next',
    why: 'First what happened, then the next step. No codes, nobody is blamed.',
    good: 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
    bad: 'Xatolik! Siz notoʻgʻri amal bajardingiz (kod 503).',
  },
  {
    rule: 'Say what is safe',
    why: 'Whoever has typed for ten minutes wants to know one thing.',
    good: 'Yozganlaringiz saqlanib turibdi.',
    bad: 'Maʼlumotlar yuborilmadi.',
  },
  {
    rule: 'Calm',
    why: 'No chains of exclamation marks, no praise by machine. A result is a result.',
    good: 'Hamma savolga javob berdingiz. Endi javoblarni topshiring.',
    bad: 'Zoʻr!!! Siz dahosiz!!!',
  },
  {
    rule: 'Waiting has a subject',
    why: 'After ten seconds it also says why: Aloqa sekin, kutilmoqda…',
    good: 'Simulyatsiyalar yuklanmoqda…',
    bad: 'Iltimos, kuting…',
  },
  {
    rule: 'Words of the textbook',
    why: 'What a pupil reads at school, not a loan from another language.',
    good: 'Qarshilik oʻzgarmasa, tok kuchi kuchlanishga toʻgʻri proporsional boʻladi.',
    bad: 'Soprotivleniye oʻzgarmasa, amperaj voltajga proporsional boʻladi.',
  },
  {
    rule: 'A number and ta, no plural',
    why: 'Counted things stay singular.',
    good: 'Jami: 27 ta simulyatsiya',
    bad: 'Jami: 27 simulyatsiyalar',
  },
  {
    rule: 'Decimal comma, narrow space, units of SI',
    why: 'Thousands are parted by a narrow space, the unit follows after a space; neither breaks the line.',
    good: 'Suvning zichligi 1\u202f000\u00a0kg/m³, g = 10\u00a0N/kg.',
    bad: 'Suvning zichligi 1,000kg/m3, g=10.0 N/kg.',
  },
  {
    rule: 'Sentence case',
    why: 'Only the first word and names begin with a capital; nothing is all capitals.',
    good: 'Simulyatsiyalar roʻyxati',
    bad: 'Simulyatsiyalar Roʻyxati',
  },
  {
    rule: 'The right apostrophe',
    why: 'oʻ and gʻ with ʻ (U+02BB), the tutuq belgisi ʼ (U+02BC). Only texts the specification gives keep their own.',
    good: 'Real vaqtda taʼsir',
    bad: "Real vaqtda ta'sir",
  },
];
