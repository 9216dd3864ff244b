/** Texts of the hero, which loads before the other texts. `toSimulations` and `toLessons` are texts of the specification. */
export const heroStrings = {
  title: 'Fizikani tajribada oʻrganing',
  subtitle:
    'Kuch, tok, yorugʻlik va toʻlqinlarni oʻz qoʻlingiz bilan oʻzgartirib koʻring. Simulyatsiyalar telefonda ham, sinf doskasida ham ishlaydi.',
  toSimulations: "Simulyatsiyalarni ko'rish",
  toLessons: 'Kurslar',
} as const;
