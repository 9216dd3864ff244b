/** Beginnings of words whose official Latin spelling does not follow from the letters: Cyrillic, Latin. */
export const CYRILLIC_STEMS = `
  сентябр     sentabr
  октябр      oktabr
  бюджет      budjet
  абзац       abzas
  шприц       shpris
  антицикл    antisikl
  пицц        pits
`;
