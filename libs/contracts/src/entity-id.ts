import * as z from 'zod/mini';

/**
 * Id of an entity. Our server uses integers, other back ends also texts such as UUIDs. Clients compare it and send it back
 * as it came, and never compute with it. The API documentation describes our server: there it is an integer.
 */
export const entityId = z.union([z.int(), z.string().check(z.regex(/\S/))]);

export type EntityId = z.infer<typeof entityId>;
