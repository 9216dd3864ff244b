import type { Simulation } from '@zarra/api-client/catalogue';
import type { Lesson, SchoolClass } from '@zarra/api-client/classroom';
import type { SearchResults } from '@zarra/api-client/search';
import { pages } from '@zarra/contracts';
import { createMatcher } from '@zarra/uzbek';

/** Maximum number of results of a kind, as of our server. */
const MAX_RESULTS = 10;
/** Length of an excerpt, letters. */
const EXCERPT_LENGTH = 160;

const excerptOf = (text: string): readonly string[] => [
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text,
];

const lessonLink = ({ id }: Lesson): string => `${pages.lessons}?topic=${encodeURIComponent(id)}`;

const catalogueLink = ({ title }: Simulation): string => `${pages.catalogue}?q=${encodeURIComponent(title)}`;

/**
 * Searches the lists that the page has loaded, for a back end without a search: titles of lessons, simulations with their
 * descriptions, and questions. All words must occur, in any spelling.
 */
export function searchLoadedLists(
  text: string,
  simulations: readonly Simulation[],
  classes: readonly SchoolClass[],
): SearchResults {
  const matches = createMatcher(text);
  const lessons = classes.flatMap(({ name, lessons: all }) =>
    all.map((lesson) => ({ lesson, className: name })),
  );
  return {
    lessons: lessons
      .filter(({ lesson, className }) => matches([lesson.title, lesson.chapter?.title ?? '', className]))
      .slice(0, MAX_RESULTS)
      .map(({ lesson, className }) => ({
        id: lesson.id,
        title: lesson.title,
        className,
        section: lesson.chapter?.title ?? null,
        excerpt: [],
        link: lessonLink(lesson),
      })),
    experiments: simulations
      .filter(({ title, description, categories }) =>
        matches([title, description, ...categories.map(({ name }) => name)]),
      )
      .slice(0, MAX_RESULTS)
      .map((simulation) => ({
        title: simulation.title,
        part: null,
        excerpt: excerptOf(simulation.description),
        link: simulation.link ?? catalogueLink(simulation),
      })),
    questions: lessons
      .flatMap(({ lesson }) => lesson.questions.map((question) => ({ question, lesson })))
      .filter(({ question }) => matches([question.text]))
      .slice(0, MAX_RESULTS)
      .map(({ question, lesson }) => ({
        id: question.id,
        lesson: lesson.title,
        excerpt: excerptOf(question.text),
        link: lessonLink(lesson),
      })),
    suggestions: [],
  };
}
