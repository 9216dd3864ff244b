import { Button, Icon, Text, TextArea } from '@zarra/ui-kit';
import { Copy } from 'lucide';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { kitStrings } from '../kit-strings.js';
import { copyText } from './copy-text.js';

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

/** Props of {@link CopyField}. */
export interface CopyFieldProps {
  label: string;
  hint: string;
  text: string;
  rows: number;
  /** Label of the button. */
  copyLabel: string;
}

/** Text to take along. A button copies it; where the browser refuses, it is selected for the reader's own copying. */
export const CopyField = ({ label, hint, text, rows, copyLabel }: CopyFieldProps) => {
  const [told, setTold] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    if (!isCopied) {
      field.current?.focus();
      field.current?.select();
    }
    setTold(isCopied ? kitStrings.share.copied : kitStrings.share.refused);
  };
  return (
    <Frame>
      <TextArea ref={field} label={label} hint={hint} value={text} rows={rows} readOnly spellCheck={false} />
      <Button size="sm" icon={<Icon node={Copy} />} onClick={() => void copy()}>
        {copyLabel}
      </Button>
      <Text size="sm" role="status">
        {told}
      </Text>
    </Frame>
  );
};
