import { createSession } from '@zarra/experiment-kit';
import { readAddress } from '@zarra/experiment-kit/address';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { initialValues, snap, type Parameters, type Values } from '@zarra/experiment-kit/parameters';
import { experiments } from './experiments.js';
import { searchOf, type NamedState } from './named-state.js';
import { states } from './states.js';
import { textIssuesOf } from './testing/experiments.js';

async function load(slug: string) {
  const [definition, named = []] = await Promise.all([experiments[slug]?.(), states[slug]?.()]);
  if (!definition) throw new Error(`No experiment ${slug}`);
  return { definition, named };
}

/** Session of a link to a state, as the page opens it. */
function openLink(definition: ExperimentDefinition, state: NamedState) {
  const address = new URLSearchParams(searchOf(definition, state)).get('holat');
  const shared = readAddress(definition, address ?? '', 0);
  if (!shared) throw new Error(`${definition.slug}: the address of ${state.key} cannot be read`);
  return createSession(definition, shared);
}

/** Values that a control cannot have, or of parameters that do not exist. */
const invalidValues = (of: Parameters, values: Partial<Values>): string[] =>
  Object.entries(values).flatMap(([key, value = NaN]) => {
    const parameter = of[key];
    return parameter && snap(parameter, value) === value ? [] : [`${key} = ${value}`];
  });

test('every experiment has states, in the order of the index', () => {
  expect(Object.keys(states)).toEqual(Object.keys(experiments));
});

describe.each(Object.keys(experiments))('%s', (slug) => {
  test('states have unique keys for addresses and titles in Uzbek', async () => {
    const { named } = await load(slug);
    expect(named.length).toBeGreaterThanOrEqual(4);
    expect(new Set(named.map(({ key }) => key)).size).toBe(named.length);
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
    expect(named.filter(({ key }) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
    expect(named.flatMap(({ name }) => textIssuesOf(name))).toEqual([]);
  });

  test('values of states are values of the controls', async () => {
    const { definition, named } = await load(slug);
    for (const { key, values, view = {} } of named)
      expect([
        key,
        invalidValues(definition.parameters, values),
        invalidValues(definition.view, view),
      ]).toEqual([key, [], []]);
  });

  test('the link of a state opens exactly its values, view and graph, at the start', async () => {
    const { definition, named } = await load(slug);
    const { graph: firstGraph } = createSession(definition).store.getState();
    for (const state of named) {
      const { run, store } = openLink(definition, state);
      const { view, graph } = store.getState();
      expect({ key: state.key, values: run.values, view, graph, steps: run.steps }).toEqual({
        key: state.key,
        values: { ...initialValues(definition.parameters), ...state.values },
        view: { ...initialValues(definition.view), ...state.view },
        graph: state.plot === undefined ? firstGraph : { plot: state.plot },
        steps: 0,
      });
    }
  });

  test('every preset is a named state', async () => {
    const { definition, named } = await load(slug);
    const presets: readonly NamedState[] = named.filter((state) => definition.presets.includes(state));
    expect(presets).toEqual(definition.presets);
    expect(presets.filter(({ view, plot }) => view !== undefined || plot !== undefined)).toEqual([]);
  });
});
