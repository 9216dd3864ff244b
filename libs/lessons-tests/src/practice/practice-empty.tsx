import { EmptyState, Icon } from '@zarra/ui-kit';
import type { PracticeRound } from '@zarra/api-client/practice';
import { CalendarCheck } from 'lucide';
import { dayOf } from './day-of.js';
import { practiceStrings } from './practice-strings.js';
import { scopeKind } from './practice-scope.js';
import { LessonLink } from './practice-summary.js';

const { empty: titles, emptyText: texts } = practiceStrings;

/** Title and text of an empty round. */
function emptyTexts(scope: string, { remaining, nextDue }: PracticeRound): { title: string; text: string } {
  if (remaining <= 0) return { title: titles.budget, text: texts.budget };
  const next = nextDue ? texts.next(dayOf(nextDue, new Date())) : texts.first;
  switch (scopeKind(scope)) {
    case 'today':
      return { title: titles.today, text: next };
    case 'mistakes':
      return { title: titles.mistakes, text: nextDue ? next : texts.mistakes };
    case 'lesson':
      return { title: titles.lesson, text: texts.lesson };
    default:
      return { title: titles.other, text: texts.lesson };
  }
}

interface PracticeEmptyProps {
  scope: string;
  round: PracticeRound;
  lessonsPath: string;
}

/** Replaces a round without items: the reason, and when the next item comes. */
export const PracticeEmpty = ({ scope, round, lessonsPath }: PracticeEmptyProps) => (
  <EmptyState
    {...emptyTexts(scope, round)}
    icon={<Icon node={CalendarCheck} />}
    action={<LessonLink scope={scope} items={[]} lessonsPath={lessonsPath} />}
  />
);
