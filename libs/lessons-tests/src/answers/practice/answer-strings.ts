/** Texts of sent answers, apart from those of practice: other pages send answers too. */
export const answerStrings = {
  rejected: 'Javobni tekshirib boʻlmadi. Uni qayta yozib koʻring.',
} as const;
