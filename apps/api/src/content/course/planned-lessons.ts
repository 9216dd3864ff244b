import type { SchoolClassBody } from '@zarra/contracts';
import type { CourseLesson } from '@zarra/contracts/course-content';

type PlannedBody = NonNullable<SchoolClassBody['planned']>[number];

interface WrittenClass {
  readonly slug: string;
  readonly chapters: readonly { readonly key: string }[];
  /** In teaching order. */
  readonly lessons: readonly { readonly slug: string; readonly chapter: string | null }[];
}

/**
 * The lessons of a class that have no text yet, each after the written lesson that it follows in the plan.
 * @param course the lessons of all classes in the order of the plan
 */
export function plannedLessons(
  { slug, chapters, lessons }: WrittenClass,
  course: readonly CourseLesson[],
): PlannedBody[] {
  const written = new Set(lessons.map((lesson) => lesson.slug));
  const ofClass = course.filter((lesson) => lesson.class === slug);
  const planned: PlannedBody[] = [];
  let order = 0;
  for (const { key } of chapters) {
    const plan = ofClass.filter(({ chapter }) => chapter === key);
    /** Adds the planned lessons of the chapter up to a place of the plan. */
    let at = 0;
    const addUntil = (end: number) => {
      for (; at < end; at += 1) {
        const { lesson = '', title } = plan[at] ?? {};
        if (title === undefined || written.has(lesson)) continue;
        planned.push({ title, chapter: key, order });
        order += 1;
      }
    };
    for (const lesson of lessons.filter(({ chapter }) => chapter === key)) {
      addUntil(plan.findIndex((one) => one.lesson === lesson.slug));
      order += 1;
    }
    addUntil(plan.length);
  }
  return planned;
}

/** The field `planned` of a class, absent without planned lessons. */
export function withPlanned(
  schoolClass: WrittenClass,
  course: readonly CourseLesson[],
): { planned?: PlannedBody[] } {
  const planned = plannedLessons(schoolClass, course);
  return planned.length === 0 ? {} : { planned };
}
