import * as z from 'zod/mini';

/**
 * Category of simulations. Only `id` is required: other back ends omit `name` or `slug`, or send `title` instead;
 * clients use defaults (`Kategoriya {id}`, `category-{id}`).
 */
export const category = z.object({
  id: z.int(),
  name: z.nullish(z.string()),
  title: z.nullish(z.string()),
  slug: z.nullish(z.string()),
});

/** Type of a simulation. Without a name the card has no badge. */
export const simulationType = z.object({ name: z.nullish(z.string()) });

/** One card of the catalogue. `image` and `link` may be relative to the API host or to the site. */
export const simulation = z.object({
  id: z.int(),
  title: z.string().check(z.minLength(1)),
  description: z.nullish(z.string()),
  image: z.nullish(z.string()),
  link: z.nullish(z.string()),
  types: z.nullish(simulationType),
  categories: z.nullish(z.array(category)),
});

export type CategoryBody = z.infer<typeof category>;
export type SimulationBody = z.infer<typeof simulation>;
