/** Texts of the hero. `toSimulations` and `toLessons` are the specification's, byte for byte; the others are ours. */
export const heroStrings = {
  title: 'Fizikani tajribada oʻrganing',
  subtitle:
    'Kuch, tok, yorugʻlik va toʻlqinlarni oʻz qoʻlingiz bilan oʻzgartirib koʻring. Simulyatsiyalar telefonda ham, sinf doskasida ham ishlaydi.',
  toSimulations: "Simulyatsiyalarni ko'rish",
  toLessons: 'Kurslar',
} as const;
