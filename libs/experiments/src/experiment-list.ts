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
}

/** Lists all experiments with their states and investigations, in the order of the index. */
export const listExperiments = (): Promise<ListedExperiment[]> =>
  Promise.all(
    Object.entries(experiments).map(async ([slug, load]) => {
      const definition = await load();
      const [named = [], investigations = []] = await Promise.all([
        states[slug]?.(),
        definition.investigations?.(),
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
      };
    }),
  );
