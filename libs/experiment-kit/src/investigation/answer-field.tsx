import { Button, Select, TextField } from '@zarra/ui-kit';
import { parseNumber } from '@zarra/uzbek';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import type { AskedNumber } from '../experiment/investigation.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import { unitOptions } from './units.js';

/** Value of the option without a unit. */
const NONE = '';

// The label may be long: it stands above number, unit and button. A long button stands below them on a small phone.
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--ui-space-1) var(--ui-space-2);

  & > div {
    flex: 1 1 5.5rem;
    max-width: 8rem;
  }
  & > button {
    flex: none;
  }
  & > :is(span, p) {
    flex: 1 0 100%;
    margin: 0;
    font-size: var(--ui-type-sm);
  }
  & > span {
    font-weight: var(--ui-weight-strong);
  }
  & > p {
    color: var(--ui-color-wrong);
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
  const message =
    missing === 'number' ? parameters.notANumber : missing === 'unit' ? strings.missingUnit : error;
  const invalid = {
    'aria-invalid': message !== undefined,
    'aria-describedby': message === undefined ? undefined : `${id}message`,
  };
  return (
    <Form onSubmit={submit} noValidate data-answer="">
      <span aria-hidden="true">{asked.label}</span>
      <TextField
        {...(missing !== 'unit' && invalid)}
        id={`${id}number`}
        label={asked.label}
        hideLabel
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => edit(() => setText(target.value))}
      />
      {!isPure && (
        <Select
          {...(missing !== 'number' && invalid)}
          id={`${id}unit`}
          label={strings.unitOf(asked.label)}
          hideLabel
          value={unit}
          options={[
            { value: NONE, label: strings.unit },
            ...unitOptions(definition, asked).map((value) => ({ value, label: value })),
          ]}
          onChange={({ target }) => edit(() => setUnit(target.value))}
        />
      )}
      <Button type="submit">{submitLabel}</Button>
      {message !== undefined && (
        <p id={`${id}message`} role="alert">
          {message}
        </p>
      )}
    </Form>
  );
}
