/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Yorugʻlikning sinishi va toʻla qaytish',
  summary: 'Nega nur suvda yoʻnalishini oʻzgartiradi va qachon shishadan chiqa olmaydi?',
};
