import type { Simulation } from '@zarra/api-client/catalogue';
import { createMatcher } from '@zarra/uzbek';
import type { Filters } from './filters.js';

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
  { query, category, type, schoolClass }: Filters,
): readonly Simulation[] {
  const matches = createMatcher(query);
  return simulations.filter(
    (simulation) =>
      (category === '' || simulation.categories.some(({ slug }) => slug === category)) &&
      (type === '' || simulation.typeName === type) &&
      (schoolClass === '' || simulation.classes.some(({ slug }) => slug === schoolClass)) &&
      matches(searchedTexts(simulation)),
  );
}
