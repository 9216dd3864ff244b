/** What the calls of the recovery say when they succeed, in Uzbek for the learner. */
export const recoveryStrings = {
  verified: 'Kod tasdiqlandi. Endi yangi parolni kiriting.',
  reset: 'Parol oʻzgartirildi. Yangi parol bilan kiring.',
} as const;
