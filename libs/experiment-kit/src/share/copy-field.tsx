import { Button, Icon, Text, TextArea } from '@zarra/ui-kit';
import { copy as copyIcon } from '@zarra/ui-kit/icons/copy';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAllMessages } from '../messages/use-all-messages.js';

const Frame = styled.div`
  display: grid;
  gap: var(--ui-space-2);
  justify-items: start;

  & > :first-child {
    width: 100%;
  }
  & textarea {
    overflow-wrap: anywhere;
  }
`;

interface CopyFieldProps {
  label: string;
  hint: string;
  text: string;
  rows: number;
  copyLabel: string;
}

/** Read-only text with a copy button; when copying is denied, the text is selected for manual copying. */
export const CopyField = ({ label, hint, text, rows, copyLabel }: CopyFieldProps) => {
  const strings = useAllMessages().share;
  const [status, setStatus] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    try {
      // Without a secure context `navigator.clipboard` is undefined: that throws as well.
      await navigator.clipboard.writeText(text);
      setStatus(strings.copied);
    } catch {
      field.current?.focus();
      field.current?.select();
      setStatus(strings.refused);
    }
  };
  return (
    <Frame>
      <TextArea ref={field} label={label} hint={hint} value={text} rows={rows} readOnly spellCheck={false} />
      <Button size="sm" icon={<Icon path={copyIcon} />} onClick={() => void copy()}>
        {copyLabel}
      </Button>
      <Text size="sm" role="status">
        {status}
      </Text>
    </Frame>
  );
};
