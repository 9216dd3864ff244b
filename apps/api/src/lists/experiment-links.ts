import type { LessonBody, TestQuestion, TestResult } from '@zarra/contracts';
import type { MissedIdea } from '@zarra/contracts/ideas';
import type { readClassRows } from '../content/content-rows.js';
import { installedState, type InstalledLab, type StateName } from '../content/installed-lab.js';
import { sectionsOf } from '../content/section-ids.js';
import type { TextNode } from '../content/typeset-text.js';
import { LAB_PREFIX } from '../http/paths.js';
import type { IdeaIndex } from '../content/idea-index.js';

type ExperimentLinkBody = NonNullable<TestQuestion['see']>;
type InvestigationLinkBody = NonNullable<NonNullable<LessonBody['experiments']>[number]['investigation']>;
type LessonSectionBody = NonNullable<TestResult['sections']>[string];

/**
 * A state of an experiment with titles and link of the installed laboratory, so that they are right without another import;
 * undefined when the laboratory does not have it.
 */
export function experimentLink(
  lab: InstalledLab,
  { slug, state }: StateName,
): ExperimentLinkBody | undefined {
  const experiment = lab.get(slug);
  const named = installedState(lab, { slug, state });
  if (!experiment || !named) return undefined;
  return {
    slug,
    state,
    title: experiment.title,
    stateTitle: named.title,
    link: LAB_PREFIX + slug + named.search,
  };
}

type ExperimentPicture = NonNullable<NonNullable<LessonBody['experiments']>[number]['picture']>;

/** The picture of a state; undefined when the laboratory does not have it. */
export function statePicture(lab: InstalledLab, name: StateName): ExperimentPicture | undefined {
  const { picture: src, width, height } = installedState(lab, name) ?? {};
  return src === undefined || width === undefined || height === undefined
    ? undefined
    : { src, width, height };
}

/** An investigation with the title of the installed laboratory; undefined when the laboratory does not have it. */
export function investigationLink(
  lab: InstalledLab,
  slug: string,
  key: string | null,
): InvestigationLinkBody | undefined {
  const found = lab.get(slug)?.investigations.find((investigation) => investigation.key === key);
  return found && { slug: found.key, title: found.title, link: `${LAB_PREFIX}${slug}?tadqiqot=${found.key}` };
}

/** What helps after a wrong answer. */
export interface QuestionLinks {
  /** The section of the lesson that explains the question. */
  readonly section?: LessonSectionBody;
  readonly see?: ExperimentLinkBody;
  /** The ideas of wrong options by the text of the option, because a stored result has texts of its time. */
  readonly ideas?: ReadonlyMap<string, MissedIdea>;
}

type ClassRow = Awaited<ReturnType<typeof readClassRows>>[number];
export type LessonRow = ClassRow['lessons'][number];
export type QuestionRow = LessonRow['questions'][number];

/** The experiment of a question. */
export const questionExperiment = (
  lab: InstalledLab,
  { see_slug: slug, see_state: state }: QuestionRow,
): ExperimentLinkBody | undefined =>
  slug === null || state === null ? undefined : experimentLink(lab, { slug, state });

function questionIdeas(row: QuestionRow, lessonId: number, index: IdeaIndex): QuestionLinks['ideas'] {
  if (row.ideas === null) return undefined;
  const texts: Readonly<Record<string, string>> = {
    1: row.option1,
    2: row.option2,
    3: row.option3,
    4: row.option4,
  };
  const ideas = Object.entries(JSON.parse(row.ideas) as Record<string, string>);
  return new Map(
    ideas.flatMap(([option, id]) => {
      const text = texts[option];
      const idea = index.withItem(id, lessonId);
      return text === undefined || !idea ? [] : [[text, idea] as const];
    }),
  );
}

/** The links of all questions by their ids; learners get them with a result only. */
export function readQuestionLinks(
  classes: readonly ClassRow[],
  lab: InstalledLab,
  index: IdeaIndex,
): ReadonlyMap<number, QuestionLinks> {
  const links = new Map<number, QuestionLinks>();
  for (const { id: lessonId, description_tree, questions } of classes.flatMap(({ lessons }) => lessons)) {
    const sections = sectionsOf(JSON.parse(description_tree ?? '[]') as TextNode[]);
    for (const question of questions) {
      const title = question.section === null ? undefined : sections.get(question.section);
      const see = questionExperiment(lab, question);
      const ideas = questionIdeas(question, lessonId, index);
      links.set(question.id, {
        ...(question.section !== null && title !== undefined
          ? { section: { heading: question.section, title } }
          : {}),
        ...(see ? { see } : {}),
        ...(ideas ? { ideas } : {}),
      });
    }
  }
  return links;
}
