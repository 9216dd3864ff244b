import { EmptyState, Icon } from '@zarra/ui-kit';
import { calendarCheck } from '@zarra/ui-kit/icons/calendar-check';
import type { Practice } from '@zarra/api-client/practice';
import { useState } from 'react';
import { dayOf } from './day-of.js';
import type { LessonsMessages } from '../messages/lessons-messages.js';
import { usePracticeMessages } from '../messages/practice-strings.js';
import { scopeKind } from './practice-scope.js';
import { LessonLink } from './practice-summary.js';

/** Title and text of an empty round. */
function emptyTexts(
  scope: string,
  { remaining, nextDue }: Practice,
  now: Date,
  strings: LessonsMessages['practice'],
): { title: string; text: string } {
  const { empty: titles, emptyText: texts } = strings;
  if (remaining <= 0) return { title: titles.budget, text: texts.budget };
  const next = nextDue ? texts.next(dayOf(nextDue, now, strings)) : texts.first;
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
  round: Practice;
  lessonsPath: string;
}

/** Replaces a round without items: the reason, and when the next item comes. */
export const PracticeEmpty = ({ scope, round, lessonsPath }: PracticeEmptyProps) => {
  const strings = usePracticeMessages();
  const [now] = useState(() => new Date());
  return (
    <EmptyState
      {...emptyTexts(scope, round, now, strings)}
      icon={<Icon path={calendarCheck} />}
      action={<LessonLink scope={scope} items={[]} lessonsPath={lessonsPath} />}
    />
  );
};
