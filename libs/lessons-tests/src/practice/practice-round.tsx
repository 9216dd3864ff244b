import { Button, ProgressBar } from '@zarra/ui-kit';
import type { PracticeItem, PracticeScope } from '@zarra/api-client/practice';
import { useState } from 'react';
import { ItemCard } from './item-card.js';
import { usePracticeMessages } from '../messages/practice-strings.js';
import { isOfOneLesson } from './practice-scope.js';
import { PracticeSummary } from './practice-summary.js';
import type { AnswersModel } from './use-answers.js';

interface PracticeRoundProps {
  answers: AnswersModel;
  scope: PracticeScope;
  /** At least one. */
  items: readonly PracticeItem[];
  lessonsPath: string;
  /** The next round is loading. */
  busy: boolean;
  onAgain: () => void;
  onSignIn: () => void;
}

/** The items of a round, one at a time, and its summary. Give each round another `key`. */
export const PracticeRound = ({ answers, scope, items, ...props }: PracticeRoundProps) => {
  const strings = usePracticeMessages();
  const [index, setIndex] = useState(0);
  const item = items[index];
  const states = items.map(answers.stateOf);
  const state = states[index];
  if (!item || !state) {
    return (
      <PracticeSummary
        scope={scope}
        items={items}
        states={states}
        lessonsPath={props.lessonsPath}
        busy={props.busy}
        onAgain={props.onAgain}
      />
    );
  }
  const isLast = index === items.length - 1;
  return (
    <>
      <ProgressBar
        label={strings.title}
        hideLabel
        value={index + (state.name === 'checked' ? 1 : 0)}
        max={items.length}
        valueText={strings.progress(index + 1, items.length)}
      />
      <ItemCard
        key={item.id}
        item={item}
        number={index + 1}
        state={state}
        answers={answers}
        lessonsPath={props.lessonsPath}
        showsLesson={!isOfOneLesson(scope)}
        focus={index > 0}
        nextButton={
          <Button variant="primary" size="lg" onClick={() => setIndex(index + 1)}>
            {isLast ? strings.finish : strings.next}
          </Button>
        }
        onSignIn={props.onSignIn}
      />
    </>
  );
};
