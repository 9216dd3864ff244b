import { Button, Icon, Text, VisuallyHidden } from '@zarra/ui-kit';
import { arrowDown } from '@zarra/ui-kit/icons/arrow-down';
import { arrowUp } from '@zarra/ui-kit/icons/arrow-up';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { plainText, TypesetLine } from '../../description/typeset-line.js';
import { VerdictItem, VerdictList } from '../../lesson-test/verdict-list.js';
import { usePracticeMessages } from '../../messages/practice-strings.js';
import type { FieldProps, ReviewProps } from './field-props.js';

const List = styled.ol`
  display: grid;
  gap: var(--ui-space-2);
  padding: 0;
  margin: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: var(--ui-space-1);
    align-items: center;
    padding: var(--ui-space-1) var(--ui-space-1) var(--ui-space-1) var(--ui-space-3);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-page);
    line-height: 1.4;
  }
  & > li > [data-place] {
    color: var(--ui-color-muted);
    font-variant-numeric: tabular-nums;
  }
`;

const moved = (order: readonly number[], from: number, to: number): number[] => {
  const rest = order.filter((_, place) => place !== from);
  const item = order[from];
  return item === undefined ? [...order] : [...rest.slice(0, to), item, ...rest.slice(to)];
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A list that the learner sorts with buttons or, on a button, with the arrow keys. Each move is announced. */
export const OrderFields = ({ item, draft, locked, textId, onChange }: FieldProps<'order'>) => {
  const { order: texts } = usePracticeMessages();
  const { order } = draft;
  const [announcement, setAnnouncement] = useState('');

  const move = (place: number, step: number): void => {
    const to = place + step;
    if (locked || to < 0 || to >= order.length) return;
    const text = plainText(item.items[order[place] ?? 0] ?? '[]');
    setAnnouncement(texts.moved(text, to + 1, order.length));
    onChange({ kind: 'order', order: moved(order, place, to) });
  };
  const handleKey = (event: KeyboardEvent, place: number): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(place, step);
  };

  return (
    <>
      <Text size="sm" tone="muted">
        {texts.hint}
      </Text>
      <List role="list" aria-labelledby={textId}>
        {order.map((index, place) => {
          const tree = item.items[index] ?? '[]';
          const text = plainText(tree);
          const isLast = place === order.length - 1;
          return (
            <li key={index}>
              <span data-place="">{place + 1}.</span>
              <TypesetLine tree={tree} />
              <Button
                variant="quiet"
                aria-label={texts.up(text)}
                aria-disabled={place === 0 || locked || undefined}
                onClick={() => move(place, -1)}
                onKeyDown={(event) => handleKey(event, place)}
                icon={<Icon path={arrowUp} />}
              />
              <Button
                variant="quiet"
                aria-label={texts.down(text)}
                aria-disabled={isLast || locked || undefined}
                onClick={() => move(place, 1)}
                onKeyDown={(event) => handleKey(event, place)}
                icon={<Icon path={arrowDown} />}
              />
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
};

/** The items in the right order, each with the learner's place when it is another one. */
export const OrderReview = ({ item, draft, solution }: ReviewProps<'order'>) => {
  const { order: texts } = usePracticeMessages();
  return (
    <VerdictList as="ol">
      {solution.order.map((index, place) => {
        const own = draft.order.indexOf(index);
        const isRight = own === place;
        return (
          <VerdictItem
            key={index}
            marker={`${place + 1}.`}
            verdict={isRight ? 'right' : 'wrong'}
            notes={[!isRight && own >= 0 && texts.yours(own + 1)]}
          >
            <TypesetLine tree={item.items[index] ?? '[]'} />
          </VerdictItem>
        );
      })}
    </VerdictList>
  );
};
