import { Select, TextField } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { MAX_NUMBER_LENGTH } from '../draft-answer.js';
import { usePracticeMessages } from '../../messages/practice-strings.js';
import { VerdictItem, VerdictList } from '../../lesson-test/verdict-list.js';
import { TypesetLine } from '../../description/typeset-line.js';
import type { FieldProps, ReviewProps } from './field-props.js';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(7rem, 14rem) minmax(6rem, auto);
  justify-content: start;
  gap: var(--ui-space-3);
  align-items: start;
`;
const Unit = styled.span`
  padding-inline: var(--ui-space-3);
  color: var(--ui-color-muted);
  white-space: nowrap;
`;

/** A number with its unit: the field accepts a unit in the text too, and a choice of units when there are several. */
export const NumericFields = ({ item, draft, locked, error, textId, onChange }: FieldProps<'numeric'>) => {
  const { numeric: texts } = usePracticeMessages();
  const [unit] = item.units;
  const isChoice = item.units.length > 1;
  return (
    <Row>
      <TextField
        label={texts.answer}
        hint={texts.hint}
        error={error}
        value={draft.text}
        readOnly={locked}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={MAX_NUMBER_LENGTH}
        aria-describedby={textId}
        trailing={unit !== undefined && !isChoice && <Unit>{unit}</Unit>}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
      {isChoice && (
        <Select
          label={texts.unit}
          value={draft.unit ?? ''}
          disabled={locked}
          options={item.units.map((each) => ({ value: each, label: each }))}
          onChange={({ target }) => onChange({ ...draft, unit: target.value })}
        />
      )}
    </Row>
  );
};

const hasUnit = (text: string): boolean => /[^\d\s.,+\-−–·*^eE]/.test(text);

/** The learner's number and, when it is wrong, the right one. */
export const NumericReview = ({ draft, outcome }: ReviewProps<'numeric'>) => {
  const { outcome: outcomeTexts } = usePracticeMessages();
  const text = draft.unit === null || hasUnit(draft.text) ? draft.text : `${draft.text} ${draft.unit}`;
  return (
    <VerdictList>
      <VerdictItem
        marker=""
        verdict={outcome.right ? 'right' : 'wrong'}
        isChosen
        notes={[outcomeTexts.chosen]}
      >
        {text}
      </VerdictItem>
      {!outcome.right && (
        <VerdictItem marker="" verdict="right" notes={[outcomeTexts.correct]}>
          <TypesetLine tree={outcome.answer} />
        </VerdictItem>
      )}
    </VerdictList>
  );
};
