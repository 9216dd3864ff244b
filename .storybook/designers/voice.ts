/** A rule for interface texts. */
export interface VoiceRule {
  readonly rule: string;
  readonly why: string;
  /** A text of the product, word for word. */
  readonly good: string;
  readonly bad: string;
}

/** The rules for interface texts. */
export const voice: readonly VoiceRule[] = [
  {
    rule: 'Short, friendly, with siz',
    why: 'Pupils of thirteen and teachers read the same texts. No commands, no bureaucratic language.',
    good: 'Elektron pochtangizni yozing.',
    bad: 'Foydalanuvchi tomonidan elektron pochta manzili kiritilishi lozim.',
  },
  {
    rule: 'A verb on every button',
    why: 'The label describes the action without the text above the button.',
    good: 'Javoblarni topshirish',
    bad: 'OK',
  },
  {
    rule: 'An error message names the next step',
    why: 'First what happened, then the next step. No codes, no blame.',
    good: 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
    bad: 'Xatolik! Siz notoʻgʻri amal bajardingiz (kod 503).',
  },
  {
    rule: 'Confirm what is saved',
    why: 'After ten minutes of typing this is the most important information.',
    good: 'Yozganlaringiz saqlanib turibdi.',
    bad: 'Maʼlumotlar yuborilmadi.',
  },
  {
    rule: 'Calm',
    why: 'No repeated exclamation marks, no automatic praise.',
    good: 'Hamma savolga javob berdingiz. Endi javoblarni topshiring.',
    bad: 'Zoʻr!!! Siz dahosiz!!!',
  },
  {
    rule: 'A loading text names what is loading',
    why: 'After ten seconds it also gives the reason: Aloqa sekin, kutilmoqda…',
    good: 'Simulyatsiyalar yuklanmoqda…',
    bad: 'Iltimos, kuting…',
  },
  {
    rule: 'Terms of the textbook',
    why: 'The terms that pupils read at school, no loanwords.',
    good: 'Qarshilik oʻzgarmasa, tok kuchi kuchlanishga toʻgʻri proporsional boʻladi.',
    bad: 'Soprotivleniye oʻzgarmasa, amperaj voltajga proporsional boʻladi.',
  },
  {
    rule: 'A number and ta, no plural',
    why: 'Nouns after a number are singular.',
    good: 'Jami: 27 ta simulyatsiya',
    bad: 'Jami: 27 simulyatsiyalar',
  },
  {
    rule: 'Decimal comma, narrow space, units of SI',
    why: 'A narrow space separates thousands, a space separates the unit; both are non-breaking.',
    good: 'Suvning zichligi 1\u202f000\u00a0kg/m³, g = 10\u00a0N/kg.',
    bad: 'Suvning zichligi 1,000kg/m3, g=10.0 N/kg.',
  },
  {
    rule: 'Sentence case',
    why: 'Only the first word and names have a capital; no text is in capitals.',
    good: 'Simulyatsiyalar roʻyxati',
    bad: 'Simulyatsiyalar Roʻyxati',
  },
  {
    rule: 'The right apostrophe',
    why: 'oʻ and gʻ with ʻ (U+02BB), the tutuq belgisi ʼ (U+02BC). Only texts of the specification differ.',
    good: 'Real vaqtda taʼsir',
    bad: "Real vaqtda ta'sir",
  },
];
