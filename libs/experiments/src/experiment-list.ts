import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { experiments } from './experiments.js';
import { searchOf } from './named-state.js';
import { states } from './states.js';

/** Experiment as other parts of the site refer to it. */
export interface ListedExperiment {
  /** Its page is `/tajriba/<slug>`. */
  readonly slug: string;
  readonly title: string;
  /** `/tajriba/<slug>` with `search` opens the state. */
  readonly states: readonly { readonly key: string; readonly title: string; readonly search: string }[];
  readonly investigations: readonly { readonly key: string; readonly title: string }[];
  readonly names: Awaited<ReturnType<typeof namesOf>>;
}

const unitsOf = (quantities: readonly { readonly key: string; readonly unit: string }[]) =>
  Object.fromEntries(quantities.map(({ key, unit }) => [key, unit]));

const keysOf = (parts: readonly { readonly key: string }[]): string[] => parts.map(({ key }) => key);

/** What investigations of an experiment may refer to, for the check of their files. */
async function namesOf(definition: ExperimentDefinition) {
  const { parameters, readouts, intervals = [], plots, view, handles } = definition;
  const further = Object.entries((await definition.quantities?.()) ?? {});
  return {
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([key, { unit, min, max }]) => [key, { unit, min, max }]),
    ),
    readouts: unitsOf(readouts),
    intervals: unitsOf(intervals),
    quantities: unitsOf(further.map(([key, { unit }]) => ({ key, unit }))),
    plots: keysOf(plots),
    constructions: keysOf((await definition.constructions?.()) ?? []),
    view: Object.keys(view),
    handles: keysOf(handles),
  };
}

/** Lists all experiments with their states and investigations, in the order of the index. */
export const listExperiments = (): Promise<ListedExperiment[]> =>
  Promise.all(
    Object.entries(experiments).map(async ([slug, load]) => {
      const definition = await load();
      const [named = [], investigations = [], names] = await Promise.all([
        states[slug]?.(),
        definition.investigations?.(),
        namesOf(definition),
      ]);
      return {
        slug,
        title: definition.content.title,
        states: named.map((state) => ({
          key: state.key,
          title: state.name,
          search: searchOf(definition, state),
        })),
        investigations: investigations.map(({ slug: key, title }) => ({ key, title })),
        names,
      };
    }),
  );
