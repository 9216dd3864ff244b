import { Select, VisuallyHidden } from '@zarra/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { plainText, TypesetLine } from '../../description/typeset-line.js';
import { optionLetter } from '../../option-fieldset.js';
import { VerdictItem, VerdictList } from '../../lesson-test/verdict-list.js';
import { usePracticeMessages } from '../../messages/practice-strings.js';
import { FieldError } from './field-error.js';
import type { FieldProps, ReviewProps } from './field-props.js';

const RightSides = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  padding: var(--ui-space-3) var(--ui-space-4);
  margin: 0;
  border-radius: var(--ui-radius);
  background: var(--ui-color-sunken);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ui-space-2);
    line-height: 1.4;
  }
  & [data-letter] {
    font-weight: var(--ui-weight-strong);
  }
`;
const Rows = styled.ol`
  display: grid;
  gap: var(--ui-space-4);
  padding: 0;
  margin: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: var(--ui-space-1) var(--ui-space-4);
    align-items: center;
    line-height: 1.4;
  }
`;

const letter = (index: number): string => optionLetter(index + 1);

/**
 * A native select for each left side, which is plain on a phone. The right sides are listed with letters: a select can show
 * no formulas and only the start of a long text. A right side belongs to one row: choosing it again takes it from the other.
 */
export const MatchFields = ({ item, draft, locked, error, textId, onChange }: FieldProps<'match'>) => {
  const { match: texts } = usePracticeMessages();
  const { pairs } = draft;
  const [announcement, setAnnouncement] = useState('');
  const options = [
    { value: '', label: texts.choose },
    ...item.right.map((tree, index) => ({
      value: String(index),
      label: `${letter(index)}) ${plainText(tree)}`,
    })),
  ];
  const choose = (row: number, value: string): void => {
    const right = value === '' ? null : Number(value);
    const other = right === null ? -1 : pairs.indexOf(right);
    setAnnouncement(other >= 0 && other !== row ? texts.moved(letter(right ?? 0), other + 1) : '');
    onChange({
      kind: 'match',
      pairs: pairs.map((current, index) => (index === row ? right : current === right ? null : current)),
    });
  };
  return (
    <>
      <RightSides role="list" aria-label={texts.options}>
        {item.right.map((tree, index) => (
          <li key={index}>
            <span data-letter="">{letter(index)})</span>
            <TypesetLine tree={tree} />
          </li>
        ))}
      </RightSides>
      <Rows role="list" aria-labelledby={textId}>
        {item.left.map((tree, row) => {
          return (
            <li key={row}>
              <span>
                {row + 1}. <TypesetLine tree={tree} />
              </span>
              <Select
                label={`${row + 1}. ${plainText(tree)}`}
                hideLabel
                value={pairs[row] === null ? '' : String(pairs[row])}
                disabled={locked}
                options={options}
                error={error !== '' && pairs[row] === null && texts.missing}
                onChange={({ target }) => choose(row, target.value)}
              />
            </li>
          );
        })}
      </Rows>
      <FieldError>{error}</FieldError>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
};

/** The right pairs, each with the learner's choice when it is another one. */
export const MatchReview = ({ item, draft, solution }: ReviewProps<'match'>) => {
  const { match: texts } = usePracticeMessages();
  return (
    <VerdictList as="ol">
      {item.left.map((tree, row) => {
        const right = solution.pairs[row] ?? 0;
        const own = draft.pairs[row] ?? null;
        // Right sides with the same text are interchangeable.
        const isRight = own !== null && item.right[own] === item.right[right];
        return (
          <VerdictItem
            key={row}
            marker={`${row + 1}.`}
            verdict={isRight ? 'right' : 'wrong'}
            notes={[!isRight && own !== null && texts.yours(plainText(item.right[own] ?? '[]'))]}
          >
            <TypesetLine tree={tree} /> — <TypesetLine tree={item.right[right] ?? '[]'} />
          </VerdictItem>
        );
      })}
    </VerdictList>
  );
};
