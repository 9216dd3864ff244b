import { Button, Icon, Text, TextArea } from '@zarra/ui-kit';
import { Copy } from 'lucide';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';

/** Copies text to the clipboard. @returns whether the browser allowed it */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Without a secure context `navigator.clipboard` is undefined: that throws as well.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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
  copyLabel: string;
}

/** Read-only text with a copy button; when copying is denied, the text is selected for manual copying. */
export const CopyField = ({ label, hint, text, rows, copyLabel }: CopyFieldProps) => {
  const messages = useKitMessages();
  const [status, setStatus] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    if (!isCopied) {
      field.current?.focus();
      field.current?.select();
    }
    setStatus(isCopied ? messages.share.copied : messages.share.refused);
  };
  return (
    <Frame>
      <TextArea ref={field} label={label} hint={hint} value={text} rows={rows} readOnly spellCheck={false} />
      <Button size="sm" icon={<Icon node={Copy} />} onClick={() => void copy()}>
        {copyLabel}
      </Button>
      <Text size="sm" role="status">
        {status}
      </Text>
    </Frame>
  );
};
