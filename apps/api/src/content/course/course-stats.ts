import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';
import { ContentFolder } from '../content-folder.js';
import { ContentError } from '../content-issues.js';
import type { LessonFigure } from '../figures/lesson-figures.js';
import type { ContentSet, LessonItem } from '../content-set.js';
import { withoutLessonLinks } from '../lesson-references.js';
import { readContentFiles } from '../read-files.js';
import { formatTable } from '../../format-table.js';
import { compileItem } from '../../practice-items/compile-item.js';
import { measureLesson, missingLimits, type LessonMeasures } from './lesson-limits.js';
import { loadReviews, type LessonReview } from './review-files.js';
import { earlyNotation, Terms } from './text-checks.js';
import { optionTexts } from '../figures/option-texts.js';

/** The numbers of a group of lessons. */
interface GroupStats {
  readonly topics: number;
  readonly planned: number;
  readonly complete: number;
  readonly lessons: readonly LessonMeasures[];
  readonly figures: readonly LessonFigure[];
  /** Combinations of the parameters of all generated items. */
  readonly variants: number;
  readonly prescribed: number;
  readonly practicals: number;
  readonly reviews: readonly LessonReview[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const range = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '–' : `${Math.min(...numbers)}–${Math.max(...numbers)}`;

type Line = readonly [name: string, value: (group: GroupStats) => string | number];

const KINDS = ['graph', 'forces', 'rays', 'circuit', 'field', 'levels', 'chart', 'apparatus'];

const hasField = (declaration: unknown, name: string): boolean =>
  typeof declaration === 'object' && declaration !== null && name in declaration;

/** One line of the table for each number. */
const LINES: readonly Line[] = [
  ['topics', ({ topics }) => topics],
  ['lessons with a text', ({ lessons }) => lessons.length],
  ['lessons planned', ({ planned }) => planned],
  ['lessons complete', ({ complete }) => complete],
  ['words', ({ lessons }) => sum(lessons.map(({ words }) => words))],
  ['words of a lesson', ({ lessons }) => range(lessons.map(({ words }) => words))],
  [
    'words of a sentence',
    ({ lessons }) => {
      const sentences = sum(lessons.map((lesson) => lesson.sentences));
      const words = sum(lessons.map(({ mean, sentences: count }) => mean * count));
      return sentences === 0 ? '–' : (words / sentences).toFixed(1);
    },
  ],
  ['longest sentence', ({ lessons }) => Math.max(0, ...lessons.map(({ longest }) => longest))],
  ['figures in texts', ({ lessons }) => sum(lessons.map(({ figures }) => figures.length))],
  ['figures', ({ figures }) => figures.length],
  ...KINDS.map((kind): Line => [
    `  ${kind}`,
    ({ figures }) => figures.filter(({ declaration }) => hasField(declaration, kind)).length,
  ]),
  [
    '  in motion',
    ({ figures }) => figures.filter(({ declaration }) => hasField(declaration, 'motion')).length,
  ],
  [
    'bytes of a figure',
    ({ figures }) => {
      const bytes = figures.map(({ drawing }) => Buffer.byteLength(drawing));
      return bytes.length === 0
        ? '–'
        : `${Math.round(sum(bytes) / bytes.length)}, most ${Math.max(...bytes)}`;
    },
  ],
  ['questions', ({ lessons }) => sum(lessons.map(({ questions }) => questions))],
  [
    'right option at 1-2-3-4',
    ({ lessons }) =>
      [0, 1, 2, 3].map((at) => sum(lessons.map(({ shape }) => shape.positions[at] ?? 0))).join('-'),
  ],
  [
    'right option longest',
    ({ lessons }) =>
      share(sum(lessons.map(({ shape }) => shape.longest)), sum(lessons.map(({ questions }) => questions))),
  ],
  [
    'numbers with a check',
    ({ lessons }) =>
      `${sum(lessons.map(({ shape }) => shape.checked))} of ${sum(lessons.map(({ shape }) => shape.numeric))}`,
  ],
  ['practice items', ({ lessons }) => sum(lessons.map(({ items }) => items))],
  ['generated items', ({ lessons }) => sum(lessons.map(({ generated }) => generated))],
  ['variants', ({ variants }) => variants],
  [
    'ideas in items',
    ({ lessons }) =>
      `${sum(lessons.map(({ coveredIdeas }) => coveredIdeas))} of ${sum(lessons.map(({ ideas }) => ideas.length))}`,
  ],
  ['practical works', ({ practicals, prescribed }) => `${practicals} of ${prescribed}`],
  ['solved without keys', ({ reviews }) => reviews.length],
  ['read by another', ({ reviews }) => reviews.filter(({ read }) => read).length],
];

const variantsOf = (items: readonly ContentPracticeItem[]): number =>
  sum(items.filter(({ parameters }) => parameters).map((item) => compileItem(item).grid.count));

const itemsOf = ({ practice }: ContentSet, { classSlug, slug }: LessonItem): readonly ContentPracticeItem[] =>
  practice.find((one) => one.classSlug === classSlug && one.slug === slug)?.items ?? [];

async function statsOfClass(content: ContentSet, folder: ContentFolder, slug: string): Promise<GroupStats> {
  const { course, lessons, practice } = content;
  const written = lessons.filter(({ classSlug }) => classSlug === slug);
  const listed = course.lessons.filter((lesson) => lesson.class === slug);
  const topics = course.topics.filter((topic) => topic.class === slug);
  const count = async (parent: string) => (await folder.namesIn(`${parent}/${slug}`)).length;
  return {
    topics: topics.length,
    planned: listed.filter(({ lesson }) => written.every((one) => one.slug !== lesson)).length,
    complete: listed.filter(({ state }) => state === 'complete').length,
    figures: written.flatMap((lesson) => lesson.figures?.figures ?? []),
    lessons: written.map((lesson) => measureLesson(lesson, itemsOf(content, lesson))),
    variants: sum(practice.filter((one) => one.classSlug === slug).map(({ items }) => variantsOf(items))),
    prescribed: topics.filter(({ practical }) => practical !== undefined).length,
    practicals: await count('practicals'),
    reviews: await loadReviews(folder, slug, new Set(written.map((lesson) => lesson.slug))),
  };
}

const total = (groups: readonly GroupStats[]): GroupStats => ({
  topics: sum(groups.map(({ topics }) => topics)),
  planned: sum(groups.map(({ planned }) => planned)),
  complete: sum(groups.map(({ complete }) => complete)),
  lessons: groups.flatMap(({ lessons }) => lessons),
  figures: groups.flatMap(({ figures }) => figures),
  variants: sum(groups.map(({ variants }) => variants)),
  prescribed: sum(groups.map(({ prescribed }) => prescribed)),
  practicals: sum(groups.map(({ practicals }) => practicals)),
  reviews: groups.flatMap(({ reviews }) => reviews),
});

const tableOf = (columns: readonly (readonly [string, GroupStats])[]): string =>
  formatTable(
    ['', ...columns.map(([name]) => name)],
    LINES.map(([name, value]) => [name, ...columns.map(([, group]) => String(value(group)))]),
  );

/** Terms and signs of later classes that a lesson uses without an explanation. */
function earlyWords({ classes, glossary }: ContentSet, lesson: LessonItem): string[] {
  const terms = new Terms(
    glossary,
    classes.map(({ slug }) => slug),
  );
  const questions = lesson.questions.flatMap(({ question, options }) => [
    question,
    ...(optionTexts(options) ?? []),
  ]);
  const texts = [lesson.body, ...questions];
  const text = texts.join('\n');
  const early = terms.earlyTerms(withoutLessonLinks(text), lesson.classSlug, lesson.body);
  return [
    ...early.map((term) => `“${term}” is a term of a later class: explain it in the text, in bold`),
    ...earlyNotation(text, lesson.classSlug).map((sign) => `${lesson.classSlug} does not know ${sign} yet`),
  ];
}

/** @param tasks number of questions and items of the lesson */
function missingReviews(review: LessonReview | undefined, tasks: number): string[] {
  const solved = review?.solved.tasks ?? 0;
  return [
    ...(solved === tasks ? [] : [`${solved} of ${tasks} questions and items were solved without the keys`]),
    ...(review?.read ? [] : ['no one has read the page on a phone, in both themes and in print']),
  ];
}

async function lessonStats(content: ContentSet, folder: ContentFolder, lesson: LessonItem): Promise<string> {
  const { classSlug, slug } = lesson;
  const items = itemsOf(content, lesson);
  const planned = content.course.lessons.find((one) => one.class === classSlug && one.lesson === slug);
  const topics = content.course.topics.filter(({ id }) => planned?.topics.includes(id));
  const reviews = await loadReviews(folder, classSlug, new Set([slug]));
  const review = reviews.find((one) => one.slug === slug);
  const group: GroupStats = {
    topics: topics.length,
    planned: 0,
    complete: planned?.state === 'complete' ? 1 : 0,
    lessons: [measureLesson(lesson, items)],
    figures: lesson.figures?.figures ?? [],
    variants: variantsOf(items),
    prescribed: topics.filter(({ practical }) => practical !== undefined).length,
    practicals: 0,
    reviews: review ? [review] : [],
  };
  const missing = [
    ...missingLimits(lesson, items),
    ...earlyWords(content, lesson),
    ...missingReviews(review, lesson.questions.length + items.length),
  ];
  return [
    tableOf([[slug, group]]),
    '',
    ...(missing.length === 0
      ? ['The lesson is within every limit.']
      : ['To complete the lesson:', ...missing.map((message) => `  ${message}`)]),
  ].join('\n');
}

/**
 * The numbers of a content folder per class, or of one lesson with what it still lacks.
 * @param name `class/lesson`; absent: all classes
 * @throws ContentError for files with issues, and an unknown lesson
 */
export async function courseStats(
  root: string,
  mediaOrigins: readonly string[],
  name?: string,
): Promise<string> {
  const content = await readContentFiles(root, mediaOrigins);
  const folder = new ContentFolder(root);
  if (name !== undefined) {
    const lesson = content.lessons.find(({ classSlug, slug }) => name === `${classSlug}/${slug}`);
    if (!lesson) throw new ContentError([{ file: `lessons/${name}.md`, message: 'there is no such lesson' }]);
    return lessonStats(content, folder, lesson);
  }
  const columns: [string, GroupStats][] = [];
  for (const { slug } of content.classes) columns.push([slug, await statsOfClass(content, folder, slug)]);
  return tableOf([...columns, ['all', total(columns.map(([, group]) => group))]]);
}
