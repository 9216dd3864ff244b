/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Matematik mayatnik',
  summary: 'Mayatnik davri nimaga bogʻliq: uzunlikka, erkin tushish tezlanishiga yoki amplitudaga?',
};
