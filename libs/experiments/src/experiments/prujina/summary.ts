/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Prujina, soʻnish va rezonans',
  summary: 'Majburiy tebranish amplitudasi kuch chastotasiga qanday bogʻliq va rezonans qachon yuz beradi?',
};
