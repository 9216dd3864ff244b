/** What the catalogue is filtered by in its address; only the unfiltered one is drawn at build time. */
const FILTERS = ['q', 'kategoriya', 'turi'];

/** Where the client draws the whole page. */
export const SHELL = 'shell';

/**
 * Which of the built pages answers an address, or `SHELL` when what it asks for is drawn by the client.
 * @param path of a page of the contracts, decoded, without a slash at the end
 * @param query a parameter that is given twice is a list
 */
export function pageName(path: string, query: Readonly<Record<string, unknown>>): string {
  if (path === '/') return 'index';
  if (path === '/learn' && 'topic' in query) {
    return typeof query['topic'] === 'string' ? `learn/${query['topic']}` : SHELL;
  }
  const isCatalogue = path === '/simulation' || path.startsWith('/simulation/');
  if (isCatalogue && FILTERS.some((filter) => filter in query)) return SHELL;
  return path.slice(1);
}
