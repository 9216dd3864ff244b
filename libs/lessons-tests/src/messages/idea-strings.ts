/** The texts of an idea that a wrong answer stands for. */
export const ideaStrings = {
  believes: 'Koʻp uchraydigan fikr:',
  try: 'Sinab koʻring:',
  practise: 'Shu fikr boʻyicha mashq',
};
