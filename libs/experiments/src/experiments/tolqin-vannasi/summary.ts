/** Title and summary, which the list of experiments shows too. */
export const summary = {
  title: 'Toʻlqinlar interferensiyasi',
  summary:
    'Ikki toʻlqin uchrashganda qayerda kuchayadi, qayerda soʻnadi? Interferensiya, difraksiya va sinish.',
};
