import type { TextNode } from '../content/typeset-text.js';
import type { ClassWithKeys } from '../lists/read-classes.js';
import { readLessonText, type LessonText } from './lesson-text.js';

/** A lesson of the curriculum. */
export interface OutlineLesson {
  readonly id: number;
  readonly title: string;
  /** Name of its class. */
  readonly className: string;
  /** Title of its chapter; null: none. */
  readonly chapter: string | null;
  readonly testsCount: number;
  /** Number of its practice items. */
  readonly items: number;
  /** Parses the text at the first call. */
  readonly text: () => LessonText;
}

/** The curriculum without its texts and questions. */
export interface Outline {
  readonly classes: readonly {
    readonly id: number;
    readonly name: string;
    readonly chapters: readonly {
      readonly key: string | null;
      readonly title: string | null;
      readonly lessons: readonly OutlineLesson[];
    }[];
  }[];
  /** All lessons in teaching order. */
  readonly lessons: readonly OutlineLesson[];
  readonly byId: ReadonlyMap<number, OutlineLesson>;
}

/** Parses the typeset text of a lesson once, and only when a learner needs it. */
function textOnDemand(tree: string | null | undefined): () => LessonText {
  let text: LessonText | undefined;
  return () => (text ??= readLessonText(JSON.parse(tree ?? '[]') as TextNode[]));
}

/** The outline of the current classes. */
export function outlineOf(classes: readonly ClassWithKeys[]): Outline {
  const outlined = classes.map(({ id, name, chapters, lessons }) => {
    const inChapter = (key: string | null, title: string | null) =>
      lessons
        .filter((lesson) => (lesson.chapter ?? null) === key)
        .map((lesson) => ({
          id: lesson.id,
          title: lesson.lesson,
          className: name,
          chapter: title,
          testsCount: lesson.tests.length,
          items: lesson.practiceItems,
          text: textOnDemand(lesson.descriptionTree),
        }));
    const others = inChapter(null, null);
    return {
      id,
      name,
      chapters: [
        ...chapters.map(({ key, title }) => ({ key, title, lessons: inChapter(key, title) })),
        ...(others.length > 0 ? [{ key: null, title: null, lessons: others }] : []),
      ],
    };
  });
  const all = outlined.flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons));
  return { classes: outlined, lessons: all, byId: new Map(all.map((lesson) => [lesson.id, lesson])) };
}
