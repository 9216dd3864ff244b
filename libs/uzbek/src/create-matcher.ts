import { foldSpelling, searchWords } from './search-key.js';

/**
 * Creates a predicate that checks whether an item contains all words of a query.
 *
 * Every word of the query must occur in at least one of the fields, as a substring; different words may
 * occur in different fields. A word is searched as spelt (apart from apostrophes, case and script) and by its
 * {@link searchKey | search key}, so that the item is still found after each further letter of a correct spelling.
 * A word typed with an initial ye- is folded to e- only at the start of words: `yer` does not find `energiya`.
 *
 * A query without a letter or a digit matches everything. The query is never read as a regular expression.
 *
 * @example
 * const matches = createMatcher('otkazgich qarsh');
 * matches(['Oʻtkazgichning qarshiligi', 'Elektr']); // true
 */
export function createMatcher(query: string): (fields: readonly string[]) => boolean {
  const wanted = [...new Set(searchWords(query).split(' '))]
    .filter((word) => word !== '')
    .map((word) => ({ word, folded: (word.startsWith('ye') ? ' ' : '') + foldSpelling(word) }));

  return (fields) => {
    if (wanted.length === 0) return true;
    const words = ` ${searchWords(fields.join('\n'))}`;
    const folded = foldSpelling(words);
    return wanted.every((each) => words.includes(each.word) || folded.includes(each.folded));
  };
}
