import { Button, Icon } from '@zarra/ui-kit';
import { arrowRight } from '@zarra/ui-kit/icons/arrow-right';
import { cross } from '@zarra/ui-kit/icons/cross';
import type { EntityId } from '@zarra/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useProgressMessages } from '../messages/progress-strings.js';
import { withTopic } from '../topics.js';
import { BottomBar } from './bottom-bar.js';
import { readPlaces } from './saved-places.js';

/** Where a learner continues. */
interface Destination {
  readonly lesson: EntityId;
  readonly title: string;
  readonly heading: string | null;
}

/** The latest place, or the lesson after it when its test is finished; undefined without any. */
function destinationOf(
  learner: string | null,
  finished: ReadonlyMap<string, number>,
): Destination | undefined {
  const place = readPlaces(learner).find(({ title }) => title !== null);
  if (!place) return undefined;
  const { lesson, title, heading, next } = place;
  if (!finished.has(String(lesson))) return { lesson, title: title ?? '', heading };
  return next ? { ...next, heading: null } : undefined;
}

/** Props of {@link ContinueBar}. */
export interface ContinueBarProps {
  /** Key of the signed-in learner; null: a visitor without an account. */
  learner: string | null;
  finished: ReadonlyMap<string, number>;
  /** Path of the lessons. */
  path: string;
  /** The lesson on screen, to which no link is needed. */
  current?: EntityId | undefined;
}

/** A link to where the learner stopped on this device, which can be closed. */
export const ContinueBar = ({ learner, finished, path, current }: ContinueBarProps) => {
  const strings = useProgressMessages();
  // Fixed while it is shown: the reading of this page must not change it.
  const [destination] = useState(() => destinationOf(learner, finished));
  const [isClosed, setClosed] = useState(false);
  if (!destination || isClosed || destination.lesson === current) return null;
  const { lesson, title, heading } = destination;
  const to = { pathname: path, search: withTopic('', lesson), hash: heading === null ? '' : `#${heading}` };
  return (
    <BottomBar aria-label={strings.continue}>
      <Link to={to}>
        <span>
          <small>{strings.continue}</small> <b>{title}</b>
        </span>
        <Icon path={arrowRight} />
      </Link>
      <Button variant="quiet" aria-label={strings.closeContinue} onClick={() => setClosed(true)}>
        <Icon path={cross} />
      </Button>
    </BottomBar>
  );
};
