/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Moddaning uch holati va diffuziya',
  summary:
    'Atomlarning harakati va oʻzaro taʼsiri moddani qanday qilib qattiq jism, suyuqlik yoki gaz qiladi, ular oʻz-oʻzidan qanday aralashadi?',
};
