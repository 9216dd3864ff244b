import * as z from 'zod/mini';

/** A link to a social network; `icon` is the address of an image, `name` its accessible name. */
export const social = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  icon: z.nullish(z.string()),
});

/** Contact details of the site. Pages omit missing fields. */
export const contact = z.object({
  id: z.int(),
  phone: z.nullish(z.string()),
  email: z.nullish(z.string()),
  address: z.nullish(z.string()),
  socials: z.nullish(z.array(social)),
});

/** Description of the site. */
export const about = z.object({ id: z.int(), description: z.string() });

/** An entry of the flat list of lessons. The home page shows the length of the list. */
export const lessonEntry = z.object({ id: z.int(), lesson: z.string() });

export type ContactBody = z.infer<typeof contact>;
