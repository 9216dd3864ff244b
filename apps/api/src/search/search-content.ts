import type { SearchResultsBody } from '@zarra/contracts/search';
import type { Kysely } from 'kysely';
import { readClassRows, readSimulationRows } from '../content/content-rows.js';
import { readInstalledLab } from '../content/installed-lab.js';
import type { Tables } from '../database/tables.js';
import type { OwnBody } from '../lists/read-classes.js';
import { bestParagraph, markExcerpt } from './mark-excerpt.js';
import {
  experimentDocuments,
  passageDocuments,
  questionDocuments,
  type ExperimentDocument,
  type PassageDocument,
  type QuestionDocument,
} from './search-documents.js';
import { createSearchIndex, type Match } from './search-index.js';
import { wordKeys } from './split-words.js';
import { importantWords } from './stop-words.js';
import { readSynonyms } from '../content/synonym-rows.js';
import { createSynonyms } from './synonym-table.js';

/** Results as our server sends them: ids are integers. */
export type SearchResults = OwnBody<SearchResultsBody>;

/** Searches one version of the content. */
export type FindContent = (query: string, options: { readonly withQuestions: boolean }) => SearchResults;

/** Most results of each kind. */
const MAX_RESULTS = 8;
/** Later words are ignored: a learner types fewer. */
const MAX_WORDS = 10;
/** Topics that are suggested when nothing matches. */
const SUGGESTIONS = 5;

/** The best match of each group, e.g. of each lesson. */
const bestOf = <Document>(
  matches: readonly Match<Document>[],
  groupOf: (document: Document) => unknown,
): Match<Document>[] => {
  const groups = new Map<unknown, Match<Document>>();
  for (const match of matches) {
    const group = groupOf(match.document);
    if (!groups.has(group)) groups.set(group, match);
  }
  return [...groups.values()].slice(0, MAX_RESULTS);
};

const toLesson = ({ document, matched }: Match<PassageDocument>) => ({
  id: document.lessonId,
  title: document.title,
  className: document.className,
  section: document.heading || null,
  excerpt: markExcerpt(bestParagraph(document.paragraphs, matched), matched),
  link: document.link,
});

const toExperiment = ({ document, matched }: Match<ExperimentDocument>) => ({
  title: document.title,
  part: document.heading || null,
  excerpt: markExcerpt(document.heading || document.text, matched),
  link: document.link,
});

const toQuestion = ({ document, matched }: Match<QuestionDocument>) => ({
  id: document.id,
  lesson: document.heading,
  excerpt: markExcerpt(document.text, matched),
  link: document.link,
});

/** Reads the content and indexes what visitors see. Learners also see questions. */
export async function readSearchContent(db: Kysely<Tables>, labDir: string): Promise<FindContent> {
  const [classes, simulations, lab, groups] = await Promise.all([
    readClassRows(db),
    readSimulationRows(db),
    readInstalledLab(labDir),
    readSynonyms(db),
  ]);
  const wordings = createSynonyms(groups.map((group) => group.words));
  const lessons = await createSearchIndex(passageDocuments(classes));
  const experiments = await createSearchIndex(experimentDocuments(simulations, lab ?? new Map()));
  const questions = await createSearchIndex(questionDocuments(classes));
  const topics = classes.flatMap((row) => row.lessons.slice(0, 1)).map(({ title }) => title);

  return (query, { withQuestions }) => {
    const words = importantWords(wordKeys(query)).slice(0, MAX_WORDS);
    const find = (way: 'findAll' | 'findMost') => ({
      lessons: bestOf(lessons[way](words, wordings), ({ lessonId }) => lessonId).map(toLesson),
      experiments: bestOf(experiments[way](words, wordings), ({ title }) => title).map(toExperiment),
      questions: withQuestions ? bestOf(questions[way](words, wordings), ({ id }) => id).map(toQuestion) : [],
    });
    const isEmpty = (found: ReturnType<typeof find>) =>
      Object.values(found).every((list) => list.length === 0);
    let found = find('findAll');
    if (isEmpty(found) && words.length > 1) found = find('findMost');
    return { ...found, suggestions: isEmpty(found) ? topics.slice(0, SUGGESTIONS) : [] };
  };
}
