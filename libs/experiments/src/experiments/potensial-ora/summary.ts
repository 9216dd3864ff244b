/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Potensial oʻra va energiya sathlari',
  summary: 'Oʻradagi elektron nega faqat maʼlum energiyalarga ega boʻladi va bu energiyalar nimaga bogʻliq?',
};
