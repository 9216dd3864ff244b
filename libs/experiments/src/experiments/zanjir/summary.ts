/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Elektr zanjiri',
  summary: 'Elektr zanjirini yigʻing va oʻlchang: Om qonunidan rezonansgacha.',
};
