import { listExperiments } from './experiment-list.js';
import { experiments } from './experiments.js';
import { states } from './states.js';
import { summaries } from './summaries.js';

test('lists every experiment, state and investigation in order, each with its title', async () => {
  const list = await listExperiments();
  expect(list.map(({ slug }) => slug)).toEqual(Object.keys(experiments));
  for (const { slug, title, states: listed, investigations } of list) {
    const definition = await experiments[slug]!();
    expect(title).toBe(definition.content.title);
    const named = await states[slug]!();
    expect(listed.map((state) => [state.key, state.title])).toEqual(
      named.map(({ key, name }) => [key, name]),
    );
    expect(investigations).toEqual(
      (await definition.investigations!()).map((one) => ({ key: one.slug, title: one.title })),
    );
  }
});

test.each(summaries)('the list gives $slug the classes of its investigations', async ({ slug, classes }) => {
  const investigations = (await (await experiments[slug]!()).investigations?.()) ?? [];
  const own = new Set(investigations.map((one) => one.class));
  expect(classes).toEqual([...own].sort((one, other) => one - other));
});

test('links of states are queries of at most 307 characters that need no escaping', async () => {
  const searches = (await listExperiments()).flatMap((one) => one.states.map(({ search }) => search));
  const invalid = searches.filter((search) => {
    const address = new URLSearchParams(search).get('holat') ?? '';
    return search !== `?holat=${address}` || !/^[\w-]{4,300}$/.test(address);
  });
  expect(invalid).toEqual([]);
});

test('the list is the same each time', async () => {
  expect(await listExperiments()).toEqual(await listExperiments());
});
