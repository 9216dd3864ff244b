import { Button, TextField } from '@zarra/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { Construction } from '../experiment/construction.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import { MAX_VARIANT, variantValues } from './variant.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 10rem) auto;
  align-items: end;
  gap: var(--ui-space-2);
  justify-content: start;
`;

interface VariantFieldProps {
  session: Session;
  variant: NonNullable<Construction['variant']>;
  /** The number of the chosen variant. */
  onChoose: (number: number) => void;
}

/** Choice of a variant of the apparatus: neighbours measure different ones. */
export function VariantField({ session, variant, onChoose }: VariantFieldProps) {
  const strings = useAllMessages().measurements;
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  const isValid = number >= 1 && number <= MAX_VARIANT;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(!isValid);
    if (!isValid) return;
    session.set(variantValues(session.definition.parameters, variant, number));
    onChoose(number);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={strings.variant}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={text}
        error={isChecked && !isValid ? strings.variantRange(MAX_VARIANT) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{strings.setUp}</Button>
    </Form>
  );
}
