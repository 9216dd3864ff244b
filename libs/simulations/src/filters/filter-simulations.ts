import type { Simulation } from '@zarra/api-client/catalogue';
import { createMatcher } from '@zarra/uzbek';
import { filterNames, ruleOf, type Filters } from './filters.js';

// Cached per simulation: the texts are not collected again at each keystroke.
const cachedTexts = new WeakMap<Simulation, readonly string[]>();

const searchedTexts = (simulation: Simulation): readonly string[] => {
  const cached = cachedTexts.get(simulation);
  if (cached) return cached;
  const { title, description, typeName, categories } = simulation;
  const texts = [title, description, typeName ?? '', ...categories.map(({ name }) => name)];
  cachedTexts.set(simulation, texts);
  return texts;
};

/**
 * The simulations that match every filter: all words of the query occur in the title, description, category
 * or type names, in any spelling; category, type and class are equal.
 */
export function filterSimulations(
  simulations: readonly Simulation[],
  filters: Filters,
): readonly Simulation[] {
  const matches = createMatcher(filters.query);
  const chosen = filterNames.filter((name) => filters[name] !== '');
  return simulations.filter(
    (simulation) =>
      chosen.every((name) => ruleOf(name).keeps?.(simulation, filters[name]) ?? true) &&
      matches(searchedTexts(simulation)),
  );
}
