import type { SearchResultsBody } from '@zarra/contracts/search';
import type { Kysely } from 'kysely';
import { readClassRows, readSimulationRows } from '../content/content-rows.js';
import { readInstalledLab } from '../content/installed-lab.js';
import { readSynonyms } from '../content/synonym-rows.js';
import type { Tables } from '../database/tables.js';
import type { OwnBody } from '../lists/read-classes.js';
import { bestParagraph, markExcerpt } from './mark-excerpt.js';
import { createRank, type Rank, type Strictness } from './rank-matches.js';
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
import { createSynonyms } from './synonym-table.js';

/** Results as our server sends them: ids are integers. */
export type SearchResults = OwnBody<SearchResultsBody>;

/** Searches one version of the content. */
export type FindContent = (query: string, options: { readonly withQuestions: boolean }) => SearchResults;

/** Later words are ignored: a learner types fewer. */
const MAX_WORDS = 10;
/** Topics that are suggested when nothing matches. */
const MAX_SUGGESTIONS = 5;

const toLesson = ({ document, terms }: Match<PassageDocument>) => {
  const matched = new Set(terms);
  return {
    id: document.lessonId,
    title: document.title,
    className: document.className,
    section: document.heading || null,
    excerpt: markExcerpt(bestParagraph(document.paragraphs, matched), matched),
    link: document.link,
  };
};

const toExperiment = ({ document, terms }: Match<ExperimentDocument>) => ({
  title: document.title,
  part: document.heading || null,
  excerpt: markExcerpt(document.text, new Set(terms)),
  link: document.link,
});

const toQuestion = ({ document, terms }: Match<QuestionDocument>) => ({
  id: document.id,
  lesson: document.lesson,
  excerpt: markExcerpt(document.text, new Set(terms)),
  link: document.link,
});

/** Reads the content and indexes what visitors see. Learners also see questions. */
export async function readSearchContent(db: Kysely<Tables>, webDir: string): Promise<FindContent> {
  const [classes, simulations, lab, synonyms] = await Promise.all([
    readClassRows(db),
    readSimulationRows(db),
    readInstalledLab(webDir),
    readSynonyms(db),
  ]);
  const otherWordings = createSynonyms(synonyms.map(({ words }) => words));
  const vocabulary = new Set<string>();
  const lessons = createRank(
    await createSearchIndex(passageDocuments(classes), vocabulary),
    (one) => one.lessonId,
  );
  const experiments = createRank(
    await createSearchIndex(experimentDocuments(simulations, lab ?? new Map()), vocabulary),
    (one) => one.title,
  );
  const questions = createRank(
    await createSearchIndex(questionDocuments(classes), vocabulary),
    (one) => one.id,
  );
  const topics = classes.flatMap((row) => row.lessons.slice(0, 1)).map(({ title }) => title);

  return (query, { withQuestions }) => {
    const words = importantWords(wordKeys(query)).slice(0, MAX_WORDS);
    const wordings = words.length === 0 ? [] : [words, ...otherWordings(words)];
    const first = <Document>(rank: Rank<Document>, ways: readonly Strictness[]): Match<Document>[] =>
      ways.reduce<Match<Document>[]>((found, way) => (found.length > 0 ? found : rank(wordings, way)), []);
    const find = (...ways: Strictness[]) => ({
      lessons: first(lessons, ways).map(toLesson),
      experiments: first(experiments, ways).map(toExperiment),
      questions: withQuestions ? first(questions, ways).map(toQuestion) : [],
    });
    const isEmpty = (found: ReturnType<typeof find>) =>
      Object.values(found).every((list) => list.length === 0);
    let found = find('document', 'group');
    if (isEmpty(found)) found = find('half');
    return { ...found, suggestions: isEmpty(found) ? topics.slice(0, MAX_SUGGESTIONS) : [] };
  };
}
