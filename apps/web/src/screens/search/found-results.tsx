import type { MarkedText, SearchResults } from '@zarra/api-client/search';
import { FoundGroup } from './found-group.js';
import { FoundLink } from './found-link.js';
import { searchStrings } from './search-strings.js';

/** A text whose matching words are marked. */
const Marked = ({ parts }: { parts: MarkedText }) =>
  parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));

interface FoundResultsProps {
  results: SearchResults;
  /** Level of the titles of the groups. */
  level: 2 | 3;
  /** Runs when a result is opened on this page. */
  onOpen?: (() => void) | undefined;
}

/** The results of a search by their kind: lessons, experiments, questions. A kind without results is omitted. */
export const FoundResults = ({ results, level, onOpen }: FoundResultsProps) => {
  const { lessons, experiments, questions } = results;
  return (
    <>
      {lessons.length > 0 && (
        <FoundGroup title={searchStrings.lessons} level={level}>
          {lessons.map(({ id, title, className, section, excerpt, link }) => (
            <li key={id}>
              <FoundLink to={link} name={title} onOpen={onOpen}>
                {title}
              </FoundLink>
              <small>{section === null ? className : `${className} · ${section}`}</small>
              {excerpt.length > 0 && (
                <p>
                  <Marked parts={excerpt} />
                </p>
              )}
            </li>
          ))}
        </FoundGroup>
      )}
      {experiments.length > 0 && (
        <FoundGroup title={searchStrings.experiments} level={level}>
          {experiments.map(({ title, part, excerpt, link }) => (
            <li key={link}>
              <FoundLink to={link} name={title}>
                {title}
              </FoundLink>
              {part !== null && <small>{part}</small>}
              {excerpt.join('') !== '' && (
                <p>
                  <Marked parts={excerpt} />
                </p>
              )}
            </li>
          ))}
        </FoundGroup>
      )}
      {questions.length > 0 && (
        <FoundGroup title={searchStrings.questions} level={level}>
          {questions.map(({ id, lesson, excerpt, link }) => (
            <li key={id}>
              <FoundLink to={link} name={excerpt.join('')} onOpen={onOpen}>
                <Marked parts={excerpt} />
              </FoundLink>
              <small>{lesson}</small>
            </li>
          ))}
        </FoundGroup>
      )}
    </>
  );
};
