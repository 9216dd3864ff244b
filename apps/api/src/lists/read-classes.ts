import type { LessonBody, SchoolClassBody, TestQuestion } from '@zarra/contracts';
import type { Kysely } from 'kysely';
import { readClassRows } from '../content/content-rows.js';
import { questionDrawings } from '../content/figures/question-drawings.js';
import { readInstalledLab, type InstalledLab, type StateName } from '../content/installed-lab.js';
import { fromLessonColumns } from '../content/lesson-columns.js';
import { placePrediction } from '../content/prediction.js';
import type { Tables } from '../database/tables.js';
import {
  experimentLink,
  investigationLink,
  questionExperiment,
  readQuestionLinks,
  statePicture,
  type LessonRow,
  type QuestionLinks,
  type QuestionRow,
} from './experiment-links.js';
import { readCourse } from '../content/course/course-rows.js';
import { relatedLessons, type RelatedBody } from '../content/course/related-lessons.js';
import { readPracticals } from '../content/practicals/practical-rows.js';
import { practicalBodies } from './practical-bodies.js';
import { withPlanned } from '../content/course/planned-lessons.js';
import { readIdeaIndex, type IdeaIndex } from '../content/idea-index.js';
import { linkMarkdown, linkReferences, placedExperiments } from './link-references.js';
import { readVideos, type VideoFields } from './read-videos.js';

/**
 * A body of the contracts as our server sends it: its ids are integers. In the contracts an id may also be a text, because
 * clients read other back ends too.
 */
export type OwnBody<T> = T extends readonly (infer Item)[]
  ? OwnBody<Item>[]
  : T extends object
    ? { [Key in keyof T]: Key extends 'id' ? number : OwnBody<T[Key]> }
    : T;

/** A question with its answer key, without its explanation. */
export type QuestionWithKey = OwnBody<TestQuestion> & { readonly correct_option: number };

/** A lesson with its questions and their answer keys; internal, never a response. */
export type LessonWithKeys = Pick<
  OwnBody<LessonBody>,
  'id' | 'lesson' | 'chapter' | 'description' | 'descriptionTree' | 'prediction'
> &
  VideoFields & {
    readonly experiments: OwnBody<NonNullable<LessonBody['experiments']>>;
    readonly tests: QuestionWithKey[];
    readonly practiceItems: number;
  };

export interface ClassWithKeys {
  readonly id: number;
  readonly name: string;
  readonly chapters: NonNullable<SchoolClassBody['chapters']>;
  readonly lessons: readonly LessonWithKeys[];
  /** Lessons without a text yet; absent without any. */
  readonly planned?: NonNullable<SchoolClassBody['planned']>;
}

/** What the content says of an experiment of a lesson. */
type NamedExperiment = Pick<LessonWithKeys['experiments'][number], 'slug' | 'state' | 'note'> & {
  readonly investigation: string | null;
};

/**
 * The experiments of a lesson: those of its list, then those that only its text places. The task of the latter is their
 * caption.
 */
function allExperiments(listed: readonly NamedExperiment[], tree: string | null): readonly NamedExperiment[] {
  const isListed = (name: StateName): boolean =>
    listed.some(({ slug, state }) => slug === name.slug && state === name.state);
  const placed = placedExperiments(tree ?? '[]')
    .filter((name) => !isListed(name))
    .map(({ caption: note, ...name }) => ({ ...name, note, investigation: null }));
  return [...listed, ...placed];
}

/** Experiments, states and investigations that the installed laboratory does not have are omitted. */
const withLinks = (
  experiments: readonly NamedExperiment[],
  lab: InstalledLab,
): LessonWithKeys['experiments'] =>
  experiments.flatMap(({ note, investigation: key, ...named }) => {
    const linked = experimentLink(lab, named);
    const investigation = investigationLink(lab, named.slug, key);
    const picture = statePicture(lab, named);
    if (!linked) return [];
    return [
      { ...linked, note, ...(investigation ? { investigation } : {}), ...(picture ? { picture } : {}) },
    ];
  });

/** Folders of the installation that lessons refer to. */
export interface LessonFolders {
  readonly videosDir: string;
  /** The built site, which lists its experiments; without one, lessons have none. */
  readonly webDir: string;
}

/** A question without what a learner gets with the result. */
function toQuestionWithKey(
  row: QuestionRow,
  lab: InstalledLab,
  figures: LessonRow['figures'],
): QuestionWithKey {
  const { id, question, option1, option2, option3, option4, correct_option } = row;
  const see = row.see_when === 'before' ? questionExperiment(lab, row) : undefined;
  return {
    ...{ id, question, option1, option2, option3, option4, correct_option },
    ...(see ? { see } : {}),
    ...questionDrawings(row, figures),
  };
}

/** The classes, and the links of their questions. */
export interface Classroom {
  /** With everything except what learners get with a result, in teaching order. */
  readonly classes: readonly ClassWithKeys[];
  readonly questionLinks: ReadonlyMap<number, QuestionLinks>;
  readonly ideas: IdeaIndex;
  /** What lessons are about and build on, by their ids. */
  readonly related: ReadonlyMap<number, RelatedBody>;
  /** Practical works by slug. */
  readonly practicals: ReturnType<typeof practicalBodies>;
}

/** Reads the classes. */
export async function readClassroom(
  db: Kysely<Tables>,
  { videosDir, webDir }: LessonFolders,
): Promise<Classroom> {
  const [lab = new Map() as InstalledLab, videoFields, rows, ideas, practicals, course] = await Promise.all([
    readInstalledLab(webDir),
    readVideos(videosDir),
    readClassRows(db),
    readIdeaIndex(db),
    readPracticals(db),
    readCourse(db),
  ]);
  const lessonIds = new Map(
    rows.flatMap(({ slug, lessons }) =>
      lessons.map((lesson) => [`${slug}/${lesson.slug}`, lesson.id] as const),
    ),
  );
  /** The text as sent: with the addresses of experiments and lessons, and the places of a prediction. */
  const shownTree = (tree: string, prediction: unknown): string => {
    const linked = linkReferences(tree, { lab, lessonIds });
    return prediction ? placePrediction(linked) : linked;
  };
  const classes = rows.map(({ id: classId, slug: classSlug, name, chapters, lessons }) => ({
    id: classId,
    name,
    chapters,
    lessons: lessons.map(({ description_tree: tree, ...lesson }) => {
      const { video = null, formulas: _formulas, ...fields } = fromLessonColumns(lesson);
      return {
        id: lesson.id,
        lesson: lesson.title,
        chapter: null,
        ...fields,
        description: linkMarkdown(lesson.description, { lessonIds }),
        ...(tree && tree !== '[]' ? { descriptionTree: shownTree(tree, fields.prediction) } : {}),
        ...videoFields(video),
        experiments: withLinks(allExperiments(lesson.experiments, tree), lab),
        tests: lesson.questions.map((question) => toQuestionWithKey(question, lab, lesson.figures)),
        practiceItems: lesson.practice_items ?? 0,
      };
    }),
    ...withPlanned({ slug: classSlug, chapters, lessons }, course.lessons),
  }));
  return {
    classes,
    questionLinks: readQuestionLinks(rows, lab, ideas),
    ideas,
    related: relatedLessons(rows, course),
    practicals: practicalBodies(practicals, rows, lab),
  };
}
