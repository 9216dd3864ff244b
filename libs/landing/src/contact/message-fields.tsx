import { media, PhoneField, TextArea, TextField, uzbekPhone } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import type { Faults, Field } from './message-body.js';
import { strings } from './strings.js';
import { TrapField } from './trap-field.js';

// Held by the fields: a fault of one does not move the other.
const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--ui-space-4);

  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :has(textarea) {
      grid-column: 1 / -1;
    }
  }
`;

interface MessageFieldsProps {
  faults: Faults;
  /** While it is being sent. */
  disabled: boolean;
}

/** Name, phone and message, uncontrolled: what is written before the page is alive stays. */
export const MessageFields = ({ faults, disabled }: MessageFieldsProps) => {
  const said = (field: Field) => {
    const fault = faults[field];
    return {
      name: field,
      label: strings.fields[field],
      required: true,
      error: fault !== undefined && <span role="alert">{fault}</span>,
    };
  };
  return (
    <Fields disabled={disabled}>
      <TextField {...said('name')} autoComplete="name" />
      <PhoneField {...said('phone')} format={uzbekPhone} placeholder={strings.given.phoneExample} />
      <TextArea {...said('message')} rows={4} />
      <TrapField />
    </Fields>
  );
};
