import { queryOptions } from '@tanstack/react-query';
import type { CategoryBody, EntityId, SimulationBody } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from './call/api-client.js';
import { mapList } from './call/list-total.js';
import { listCache } from './content-cache.js';
import { loadPlainText } from './html.js';
import { linkAddress, mediaAddress, textOrNull } from './sanitize.js';

export { listTotal } from './call/list-total.js';

/** A category of simulations. */
export interface Category {
  readonly id: EntityId;
  /** Displayed name; by default `Kategoriya {id}`. */
  readonly name: string;
  /** Name in addresses; by default `category-{id}`. Encode it in an address. */
  readonly slug: string;
}

/** A class that a simulation is suitable for. */
export interface SimulationClass {
  readonly name: string;
  /** Name in addresses. */
  readonly slug: string;
}

/** One card of the catalogue. */
export interface Simulation {
  readonly id: EntityId;
  readonly title: string;
  /** Empty if missing. The tags of HTML are removed. */
  readonly description: string;
  /** Address of the image. */
  readonly image: string | null;
  /** Address to open: http(s) or a path of this site; null if it is missing or unsafe. */
  readonly link: string | null;
  /** Name of the type for the badge. */
  readonly typeName: string | null;
  /** The main category first. */
  readonly categories: readonly Category[];
  /** Empty from back ends that omit them. */
  readonly classes: readonly SimulationClass[];
}

const toCategory = ({ id, name, title, slug }: CategoryBody): Category => ({
  id,
  name: textOrNull(name) ?? textOrNull(title) ?? `Kategoriya ${id}`,
  slug: textOrNull(slug) ?? `category-${id}`,
});

/**
 * @param origin origin of the API for relative addresses of images
 * @param plainText converts the description
 */
const toSimulation = (
  body: SimulationBody,
  origin: string,
  plainText: (text: string) => string,
): Simulation => ({
  id: body.id,
  title: body.title,
  description: plainText(body.description ?? ''),
  image: mediaAddress(body.image, origin),
  link: linkAddress(body.link),
  typeName: textOrNull(body.types?.name),
  categories: (body.categories ?? []).map(toCategory),
  classes: body.classes ?? [],
});

/** The catalogue: every simulation, in the server's order. */
export const simulationsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.simulators.name as string],
    queryFn: async ({ signal }) => {
      const bodies = await client.call(calls.simulators, { signal });
      const plainText = await loadPlainText(bodies.map(({ description }) => description));
      return mapList(bodies, (body) => toSimulation(body, client.origin, plainText));
    },
    ...listCache(calls.simulators),
  });

/** The categories of these simulations, each slug once, in order of first appearance. */
export function categoriesOf(simulations: readonly Simulation[]): Category[] {
  const bySlug = new Map<string, Category>();
  for (const category of simulations.flatMap((simulation) => simulation.categories)) {
    if (!bySlug.has(category.slug)) bySlug.set(category.slug, category);
  }
  return [...bySlug.values()];
}
