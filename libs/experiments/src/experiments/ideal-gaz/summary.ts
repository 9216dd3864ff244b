/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Ideal gaz qonunlari',
  summary:
    'Molekulalarning devorga urilishidan bosim qanday hosil boʻladi va u hajm bilan temperaturaga qanday bogʻliq?',
};
