/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Qoʻsh mayatnik va xaos',
  summary: 'Deyarli bir xil boshlangan ikki harakat nega tez orada butunlay boshqa-boshqa boʻlib ketadi?',
};
