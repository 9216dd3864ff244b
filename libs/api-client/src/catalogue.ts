import type { CategoryBody, SimulationBody } from '@zarra/contracts';
import { linkAddress, mediaAddress } from './address.js';
import { textOrNull } from './text-or-null.js';

/** A branch simulations are sorted into. */
export interface Category {
  readonly id: number;
  /** Name for people; `Kategoriya {id}` when the server has none. */
  readonly name: string;
  /** Name in addresses; `category-{id}` when the server has none. Encode it when building an address. */
  readonly slug: string;
}

/** One card of the catalogue. */
export interface Simulation {
  readonly id: number;
  readonly title: string;
  /** Empty when there is none. */
  readonly description: string;
  /** Address of the picture, ready to load. */
  readonly image: string | null;
  /** Address to open: http(s) or a path of this site; null when there is none that is safe. */
  readonly link: string | null;
  /** Name of its type for the badge. */
  readonly typeName: string | null;
  /** The main one first. */
  readonly categories: readonly Category[];
}

const toCategory = ({ id, name, title, slug }: CategoryBody): Category => ({
  id,
  name: textOrNull(name) ?? textOrNull(title) ?? `Kategoriya ${id}`,
  slug: textOrNull(slug) ?? `category-${id}`,
});

/** @param host origin of the API for relative pictures */
export const toSimulation = (body: SimulationBody, host: string): Simulation => ({
  id: body.id,
  title: body.title,
  description: body.description ?? '',
  image: mediaAddress(body.image, host),
  link: linkAddress(body.link),
  typeName: textOrNull(body.types?.name),
  categories: (body.categories ?? []).map(toCategory),
});

/** The categories of these simulations, each slug once, in the order they first appear. */
export function categoriesOf(simulations: readonly Simulation[]): Category[] {
  const bySlug = new Map<string, Category>();
  for (const category of simulations.flatMap((simulation) => simulation.categories)) {
    if (!bySlug.has(category.slug)) bySlug.set(category.slug, category);
  }
  return [...bySlug.values()];
}
