import { media, PhoneField, TextArea, TextField } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { uzbekPhone, type FieldErrors, type Field } from './message-body.js';
import { useContactMessages } from '../messages/contact-strings.js';
import { HoneypotField } from './honeypot-field.js';

// Aligned at the top: an error of one field does not move the other.
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
  fieldErrors: FieldErrors;
  /** Whether the message is being sent. */
  disabled: boolean;
}

/** Name, phone and message. Uncontrolled: input before hydration stays. */
export const MessageFields = ({ fieldErrors, disabled }: MessageFieldsProps) => {
  const strings = useContactMessages();
  const fieldProps = (field: Field) => {
    const error = fieldErrors[field];
    return {
      name: field,
      label: strings.fields[field],
      required: true,
      error: error !== undefined && <span role="alert">{error}</span>,
    };
  };
  return (
    <Fields disabled={disabled}>
      <TextField {...fieldProps('name')} autoComplete="name" />
      <PhoneField {...fieldProps('phone')} format={uzbekPhone} placeholder={strings.specTexts.phoneExample} />
      <TextArea {...fieldProps('message')} rows={4} />
      <HoneypotField />
    </Fields>
  );
};
