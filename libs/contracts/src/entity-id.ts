import * as z from 'zod/mini';

/**
 * Id of an entity. Our server uses integers, other back ends also texts such as UUIDs, of at most 200 characters. Clients
 * compare it and send it back as it came, and never compute with it. The API documentation describes our server: there it
 * is an integer.
 */
export const entityId = z.union([z.int(), z.string().check(z.regex(/\S/), z.maxLength(200))]);

export type EntityId = z.infer<typeof entityId>;
