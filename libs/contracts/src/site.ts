import * as z from 'zod/mini';

/** A social network link; `icon` is the address of a picture, `name` its accessible name. */
export const social = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  icon: z.nullish(z.string()),
});

/** How to reach the site. Missing parts are left out of the page. */
export const contact = z.object({
  id: z.int(),
  phone: z.nullish(z.string()),
  email: z.nullish(z.string()),
  address: z.nullish(z.string()),
  socials: z.nullish(z.array(social)),
});

/** What the site says of itself. */
export const about = z.object({ id: z.int(), description: z.string() });

/** A lesson of the flat list, whose length is what the home page shows. */
export const lessonEntry = z.object({ id: z.int(), lesson: z.string() });

export type ContactBody = z.infer<typeof contact>;
