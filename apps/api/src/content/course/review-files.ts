import * as z from 'zod/mini';
import type { ContentFolder } from '../content-folder.js';
import { parseYaml } from '../parse-yaml.js';

const line = z.string().check(z.minLength(1), z.maxLength(500));
const remark = z.strictObject({
  /** Key of a question, an item or a figure, or `text`. */
  at: line,
  found: line,
  decision: line,
});
const remarks = z.array(remark);

/** Who else checked a lesson, and what was decided. Reviews are for authors: they are not imported. */
const lessonReview = z.strictObject({
  /** All questions and items were solved without the keys. */
  solved: z.strictObject({
    date: z.iso.date(),
    tasks: z.int().check(z.minimum(1)),
    /** Keys that were wrong and have been corrected. */
    wrongKeys: z.int().check(z.minimum(0)),
    remarks,
  }),
  /** The page was read on a phone in both themes, and in print. */
  read: z.optional(z.strictObject({ date: z.iso.date(), remarks })),
});

export type LessonReview = z.infer<typeof lessonReview> & { readonly slug: string };

/** Reads the reviews of a class, `reviews/<class>/<lesson>.yaml`. */
export async function loadReviews(
  folder: ContentFolder,
  classSlug: string,
  lessons: ReadonlySet<string>,
): Promise<LessonReview[]> {
  const reviews = await folder.loadEach(`reviews/${classSlug}`, '.yaml', (file, text) =>
    parseYaml(file, text, lessonReview),
  );
  for (const { slug } of reviews)
    if (!lessons.has(slug))
      folder.addIssue(`reviews/${classSlug}/${slug}.yaml`, `the class has no lesson ${slug}`);
  return reviews;
}
