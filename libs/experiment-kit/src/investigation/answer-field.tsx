import { Button, Select, TextField } from '@zarra/ui-kit';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import type { AskedNumber } from '../experiment/investigation.js';
import { parseNumber } from '../format/parse-number.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import { unitOptions } from './units.js';

/** Value of the option without a unit. */
const NONE = '';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 10rem) minmax(0, 6rem) auto;
  align-items: start;
  gap: var(--ui-space-2);
  justify-content: start;

  &[data-pure] {
    grid-template-columns: minmax(0, 10rem) auto;
  }
  /* Beside the fields, below their labels. */
  & > button {
    margin-block-start: calc(var(--ui-type-sm) * 1.4 + var(--ui-space-1));
  }
  & > p {
    grid-column: 1 / -1;
  }
`;

interface AnswerFieldProps {
  definition: ExperimentDefinition;
  asked: AskedNumber;
  submitLabel: string;
  /** Message about the last answer, such as a wrong unit. */
  error?: string | undefined;
  onSubmit: (value: number, unit: string) => void;
  /** The answer is edited: the message about the last one is outdated. */
  onEdit: () => void;
}

/** Field for a number, a choice of its unit, and a button that submits both. */
export function AnswerField({ definition, asked, submitLabel, error, onSubmit, onEdit }: AnswerFieldProps) {
  const { investigations: strings, parameters } = useAllMessages();
  const id = useId();
  const [text, setText] = useState('');
  const [unit, setUnit] = useState(NONE);
  const [missing, setMissing] = useState<'number' | 'unit'>();
  const isPure = asked.unit === '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const value = parseNumber(text);
    const lacking = value === undefined ? 'number' : !isPure && unit === NONE ? 'unit' : undefined;
    setMissing(lacking);
    if (lacking) document.getElementById(`${id}${lacking}`)?.focus();
    else onSubmit(value ?? NaN, unit);
  };
  const edit = (change: () => void): void => {
    change();
    setMissing(undefined);
    onEdit();
  };
  return (
    <Form onSubmit={submit} noValidate data-pure={isPure || undefined}>
      <TextField
        id={`${id}number`}
        label={asked.label}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={missing === 'number' ? parameters.notANumber : error}
        onChange={({ target }) => edit(() => setText(target.value))}
      />
      {!isPure && (
        <Select
          id={`${id}unit`}
          label={strings.unit}
          aria-label={strings.unitOf(asked.label)}
          value={unit}
          options={[
            { value: NONE, label: strings.chooseUnit },
            ...unitOptions(definition, asked).map((value) => ({ value, label: value })),
          ]}
          error={missing === 'unit' ? strings.missingUnit : undefined}
          onChange={({ target }) => edit(() => setUnit(target.value))}
        />
      )}
      <Button type="submit">{submitLabel}</Button>
    </Form>
  );
}
