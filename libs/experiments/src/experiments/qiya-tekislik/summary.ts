/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Qiya tekislik va ishqalanish',
  summary: 'Brusok qachon tinch turadi, qachon sirpanadi va qiya tekislik kuchdan qancha yutuq beradi?',
};
