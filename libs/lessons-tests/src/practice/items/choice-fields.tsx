import { useId } from 'react';
import { hasFormula, plainText, TypesetLine } from '../../description/typeset-line.js';
import { VerdictItem, VerdictList } from '../../lesson-test/verdict-list.js';
import { usePracticeMessages } from '../../messages/practice-strings.js';
import { OptionFieldset, optionLetter } from '../../option-fieldset.js';
import { FieldError } from './field-error.js';
import type { FieldProps, ReviewProps } from './field-props.js';

interface OptionsProps {
  /** Typeset texts. */
  options: readonly string[];
  chosen: number | null;
  locked: boolean;
  error: string;
  /** Name of the group, or the id of the element that names it. */
  label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  onChoose: (option: number) => void;
}

/** Radio buttons with a letter and a typeset text each. */
export const Options = ({ options, chosen, locked, error, label, onChoose }: OptionsProps) => {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <>
      <OptionFieldset
        {...label}
        role="radiogroup"
        disabled={locked}
        aria-invalid={error !== '' || undefined}
        aria-describedby={error === '' ? undefined : errorId}
      >
        {options.map((tree, option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={chosen === option}
              // Not all programs derive a name from a formula.
              aria-label={hasFormula(tree) ? plainText(tree) : undefined}
              onChange={() => onChoose(option)}
            />
            <span data-letter="" aria-hidden="true">
              {optionLetter(option + 1)})
            </span>
            <TypesetLine tree={tree} />
          </label>
        ))}
      </OptionFieldset>
      <FieldError id={errorId}>{error}</FieldError>
    </>
  );
};

/** One of several options. */
export const ChoiceFields = ({ item, draft, locked, error, textId, onChange }: FieldProps<'choice'>) => (
  <Options
    options={item.options}
    chosen={draft.option}
    locked={locked}
    error={error}
    label={{ 'aria-labelledby': textId }}
    onChoose={(option) => onChange({ kind: 'choice', option })}
  />
);

/** The options with the chosen and the correct one. */
export const ChoiceReview = ({ item, draft, solution }: ReviewProps<'choice'>) => {
  const { outcome: outcomeTexts } = usePracticeMessages();
  return (
    <VerdictList>
      {item.options.map((tree, option) => {
        const isChosen = draft.option === option;
        const isCorrect = solution.option === option;
        return (
          <VerdictItem
            key={option}
            marker={`${optionLetter(option + 1)})`}
            verdict={isCorrect ? 'right' : isChosen ? 'wrong' : undefined}
            isChosen={isChosen}
            notes={[isChosen && outcomeTexts.chosen, isCorrect && outcomeTexts.correct]}
          >
            <TypesetLine tree={tree} />
          </VerdictItem>
        );
      })}
    </VerdictList>
  );
};
