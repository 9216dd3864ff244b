import type { Simulation } from '@zarra/api-client';
import { createMatcher } from '@zarra/uzbek';
import type { Filters } from './filters.js';

// One list of texts per simulation for as long as it lives: nothing is gathered again at each keystroke.
const textsOf = new WeakMap<Simulation, readonly string[]>();

const searchedTexts = (simulation: Simulation): readonly string[] => {
  const known = textsOf.get(simulation);
  if (known) return known;
  const { title, description, typeName, categories } = simulation;
  const texts = [title, description, typeName ?? '', ...categories.map(({ name }) => name)];
  textsOf.set(simulation, texts);
  return texts;
};

/**
 * The simulations that meet every filter (decision 13): all words of the query occur in the title, description,
 * category or type names, in any spelling; the category and the type are the wanted ones.
 */
export function filterSimulations(
  simulations: readonly Simulation[],
  { query, category, type }: Filters,
): readonly Simulation[] {
  const matches = createMatcher(query);
  return simulations.filter(
    (simulation) =>
      (category === '' || simulation.categories.some(({ slug }) => slug === category)) &&
      (type === '' || simulation.typeName === type) &&
      matches(searchedTexts(simulation)),
  );
}
