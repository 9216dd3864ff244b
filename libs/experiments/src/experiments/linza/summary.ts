/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Linza va koʻzgu',
  summary: 'Tasvir qayerda hosil boʻladi va nega keng linza uni xiralashtiradi?',
};
