import type { LessonBody, SchoolClassBody, TestQuestion } from '@zarra/contracts';
import type { Kysely } from 'kysely';
import { readClassRows } from '../content/content-rows.js';
import { readInstalledLab, type InstalledLab } from '../content/installed-lab.js';
import type { Tables } from '../database/tables.js';
import { LAB_PREFIX } from '../http/paths.js';
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
  'id' | 'lesson' | 'chapter' | 'description' | 'descriptionTree'
> &
  VideoFields & {
    readonly experiments: OwnBody<NonNullable<LessonBody['experiments']>>;
    readonly tests: QuestionWithKey[];
  };

export interface ClassWithKeys {
  readonly id: number;
  readonly name: string;
  readonly chapters: NonNullable<SchoolClassBody['chapters']>;
  readonly lessons: readonly LessonWithKeys[];
}

/** What the content says of an experiment of a lesson. */
type NamedExperiment = Pick<LessonWithKeys['experiments'][number], 'slug' | 'state' | 'note'>;

/**
 * Adds titles and links of the installed laboratory, so that they are right without another import. Experiments and states
 * that it does not have are omitted.
 */
const withLinks = (
  experiments: readonly NamedExperiment[],
  lab: InstalledLab,
): LessonWithKeys['experiments'] =>
  experiments.flatMap(({ slug, state, note }) => {
    const experiment = lab.get(slug);
    const named = experiment?.states.find(({ key }) => key === state);
    if (!experiment || !named) return [];
    const link = LAB_PREFIX + slug + named.search;
    return [{ slug, state, title: experiment.title, stateTitle: named.title, note, link }];
  });

/** Folders of the installation that lessons refer to. */
export interface LessonFolders {
  readonly videosDir: string;
  /** The built laboratory; without one, lessons have no experiments. */
  readonly labDir: string;
}

/** Reads the classes with everything except the explanations, in teaching order. */
export async function readClasses(
  db: Kysely<Tables>,
  { videosDir, labDir }: LessonFolders,
): Promise<readonly ClassWithKeys[]> {
  const lab: InstalledLab = (await readInstalledLab(labDir)) ?? new Map();
  const videoFields = await readVideos(videosDir);
  return (await readClassRows(db)).map(({ id: classId, name, chapters, lessons }) => ({
    id: classId,
    name,
    chapters,
    lessons: lessons.map(({ description_tree, ...lesson }) => ({
      id: lesson.id,
      lesson: lesson.title,
      chapter: lesson.chapter,
      description: lesson.description,
      ...(description_tree && description_tree !== '[]' ? { descriptionTree: description_tree } : {}),
      ...videoFields(lesson.video),
      experiments: withLinks(lesson.experiments, lab),
      tests: lesson.questions.map(({ key: _, explanation: __, ...question }) => question),
    })),
  }));
}
