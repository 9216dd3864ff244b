/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Ufqqa qiya otilgan jism',
  summary: 'Ufqqa qiya otilgan jism qayergacha uchadi va havo bunga qanday taʼsir qiladi?',
};
