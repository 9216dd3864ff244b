import { useContext } from 'react';
import { LandingMessagesContext, type LandingMessages } from './landing-messages.js';

/** Texts of the hero, which loads before the other texts. `toSimulations` and `toLessons` are texts of the specification. */
export const heroStrings = {
  title: 'Fizikani tajribada oʻrganing',
  subtitle:
    'Kuch, tok, yorugʻlik va toʻlqinlarni oʻz qoʻlingiz bilan oʻzgartirib koʻring. Simulyatsiyalar telefonda ham, sinf doskasida ham ishlaydi.',
  toSimulations: "Simulyatsiyalarni ko'rish",
  toLessons: 'Kurslar',
};

/** The texts of the hero of the surrounding provider. */
export const useHeroMessages = (): LandingMessages['hero'] =>
  useContext(LandingMessagesContext)?.hero ?? heroStrings;
