/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Kepler qonunlari',
  summary: 'Sayyora yulduz atrofida qanday orbita boʻylab aylanadi va aylanish davri nimaga bogʻliq?',
};
