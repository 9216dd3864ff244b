import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { entityId } from '../entity-id.js';
import { fieldsOf, isBody, listOf, toShownId, toText } from '../readers.js';

/**
 * Category of simulations. Only `id` is required: other back ends omit `name` or `slug`, or send `title` instead;
 * clients use defaults (`Kategoriya {id}`, `category-{id}`).
 */
const category = z.object({
  id: entityId,
  name: z.nullish(z.string()),
  title: z.nullish(z.string()),
  slug: z.nullish(z.string()),
});

/** A class that a simulation is suitable for. */
const simulationClass = z.object({
  id: entityId,
  name: z.string().check(z.minLength(1)),
  slug: z.string().check(z.minLength(1)),
});

/** One card of the catalogue. `image` and `link` may be relative to the API host or to the site. */
const simulation = z.object({
  id: entityId,
  title: z.string().check(z.minLength(1)),
  description: z.nullish(z.string()),
  image: z.nullish(z.string()),
  link: z.nullish(z.string()),
  /** Without a name the card has no badge. */
  types: z.nullish(z.object({ name: z.nullish(z.string()) })),
  categories: z.nullish(z.array(category)),
  /** Other back ends omit them. */
  classes: z.nullish(z.array(simulationClass)),
});

/** A type, or only its name. Of several the first is used. */
const readType = (value: unknown): unknown => {
  const type: unknown = Array.isArray(value) ? value[0] : value;
  const name = toText(isBody(type) ? type['name'] : type);
  // A number in place of a type is its id.
  return typeof type === 'number' || name === undefined ? undefined : { name };
};

/** A category, its name, or its id as a number. Without an id the slug or the name identifies it. */
const readCategory = (value: unknown): unknown => {
  if (typeof value === 'number') return { id: value };
  if (typeof value === 'string') return { id: value, name: value };
  if (!isBody(value)) return value;
  const [name, title, slug] = [toText(value['name']), toText(value['title']), toText(value['slug'])];
  return { ...value, id: value['id'] ?? (slug || name || title), name, title, slug };
};

/** The classes with an id, a name and a slug; others are omitted. */
const readSimulationClasses = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((body) => simulationClass.safeParse(body).success) : undefined;

const readSimulation = fieldsOf({
  id: toShownId,
  title: toText,
  description: toText,
  image: toText,
  link: toText,
  types: readType,
  categories: listOf(readCategory),
  classes: readSimulationClasses,
});

export type CategoryBody = z.infer<typeof category>;
export type SimulationBody = z.infer<typeof simulation>;

export const simulators = defineEndpoint({
  ...calls.simulators,
  summary: 'The catalogue of simulations with their types and categories.',
  status: 200,
  response: z.array(simulation),
  normalize: listOf(readSimulation),
  errorStatuses: [],
});
