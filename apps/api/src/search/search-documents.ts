import type { InstalledLab } from '../content/installed-lab.js';
import type { readClassRows, readSimulationRows } from '../content/content-rows.js';
import type { TextNode } from '../content/typeset-text.js';
import { LAB_PREFIX, lessonLink } from '../http/paths.js';
import { lessonPassages } from './lesson-passages.js';
import type { SearchDocument } from './search-index.js';

/** A passage of a lesson. */
export interface PassageDocument extends SearchDocument {
  readonly lessonId: number;
  readonly className: string;
  readonly paragraphs: readonly string[];
  readonly link: string;
}

/** An experiment, or one of its states or investigations. */
export interface ExperimentDocument extends SearchDocument {
  readonly link: string;
}

/** A question of a lesson's test. Options, key and explanation are left out, so that no result can reveal them. */
export interface QuestionDocument extends SearchDocument {
  readonly id: number;
  /** Title of its lesson: shown, not searched, because every question of the lesson would match. */
  readonly lesson: string;
  readonly link: string;
}

type Rows<Read extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;
type ClassRows = Rows<typeof readClassRows>;
type SimulationRows = Rows<typeof readSimulationRows>;

/** The passages of all lessons, in teaching order. */
export const passageDocuments = (classes: ClassRows): PassageDocument[] =>
  classes.flatMap(({ name, lessons }) =>
    lessons.flatMap(({ id, title, description_tree }) => {
      const passages = lessonPassages(JSON.parse(description_tree ?? '[]') as TextNode[]);
      const all = passages.length > 0 ? passages : [{ heading: null, paragraphs: [] }];
      return all.map(({ heading, paragraphs }) => ({
        title,
        heading: heading?.text ?? '',
        text: paragraphs.join('\n'),
        lessonId: id,
        className: name,
        paragraphs,
        link: lessonLink(id) + (heading ? `#${heading.id}` : ''),
      }));
    }),
  );

/** The questions of all lessons. */
export const questionDocuments = (classes: ClassRows): QuestionDocument[] =>
  classes.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) =>
      lesson.questions.map(({ id, question }) => ({
        id,
        title: '',
        heading: '',
        text: question,
        lesson: lesson.title,
        link: lessonLink(lesson.id),
      })),
    ),
  );

/** The experiments of the catalogue, then the states and investigations of those in the laboratory. */
export function experimentDocuments(simulations: SimulationRows, lab: InstalledLab): ExperimentDocument[] {
  const experiments = simulations.map(({ title, description, link }) => ({
    title,
    heading: '',
    text: description,
    link,
  }));
  const parts = simulations.flatMap(({ title, link }) => {
    const experiment = link.startsWith(LAB_PREFIX) ? lab.get(link.slice(LAB_PREFIX.length)) : undefined;
    const { states = [], investigations = [] } = experiment ?? {};
    return [
      ...states.map((state) => ({ title, heading: state.title, text: '', link: link + state.search })),
      ...investigations.map((each) => ({ title, heading: each.title, text: '', link })),
    ];
  });
  return [...experiments, ...parts];
}
