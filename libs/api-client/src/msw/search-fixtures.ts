import type { SearchResultsBody } from '@zarra/contracts/search';

/** Results of the search for `paskal` as the server sends them to a learner. */
export const someResults = (parts: Partial<SearchResultsBody> = {}): SearchResultsBody => ({
  lessons: [
    {
      id: 12,
      title: 'Bosim. Paskal qonuni',
      className: '7-sinf',
      section: 'Paskal qonuni',
      excerpt: ['', 'Paskal', ' qonuni: suyuqlik yoki gazga berilgan tashqi bosim oʻzgarishsiz uzatiladi.'],
      link: '/learn?topic=12#paskal-qonuni',
    },
  ],
  experiments: [
    {
      title: 'Ideal gaz qonunlari',
      part: 'Siyrak azot',
      excerpt: ['Porshenni surib, bosimni oʻlchang.'],
      link: '/tajriba/ideal-gaz?holat=AQEAAAA',
    },
  ],
  questions: [
    {
      id: 90,
      lesson: 'Bosim. Paskal qonuni',
      excerpt: ['2 N/cm² bosim necha ', 'paskalga', ' teng?'],
      link: '/learn?topic=12',
    },
  ],
  suggestions: [],
  ...parts,
});
