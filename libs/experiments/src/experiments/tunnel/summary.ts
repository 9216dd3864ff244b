/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Tunnel effekti',
  summary: 'Elektron energiyasi yetmaydigan toʻsiqdan oʻta oladimi va bu toʻsiq kengligiga qanday bogʻliq?',
};
