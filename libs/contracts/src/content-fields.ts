// Fields that several kinds of content files share.
import * as z from 'zod/mini';

/** A text of one line. */
export const line = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^\S(?:.*\S)?$/));
/** A permanent name. */
export const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
export const position = z.int().check(z.minimum(0), z.maximum(100_000));
/** Path of an image below the content's `pictures` folder. */
export const imagePath = z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+\.(?:svg|png|webp)$/));
/** An http(s) address, or a path of this site such as /tajriba/mayatnik. */
export const address = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(?:https?:\/\/[^\s"<>\\]+|\/(?!\/)[^\s"<>\\]*)$/));
/** Arithmetic with numbers and names; `translateExpression` reads it. */
export const expression = z.string().check(z.minLength(1), z.maxLength(200));
