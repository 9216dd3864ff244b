import { pages } from '@zarra/contracts';
import { Modal } from '@zarra/ui-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { SearchPanel } from './search-panel.js';
import { searchStrings } from './search-strings.js';

// The results change the height: the field stays in its place at the top. A phone shows nothing else.
const Dialog = styled(Modal)`
  margin-block-start: var(--ui-space-12);

  @media (max-width: 30em) {
    width: 100%;
    max-width: 100%;
    height: 100%;
    max-height: 100%;
    margin: 0;
    border-radius: 0;

    & > div > header,
    & > div > [data-body] {
      padding-inline: var(--ui-space-4);
    }
  }
`;

export interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The search over the current page. The text stays when it is closed. */
export const SearchDialog = ({ open, onClose }: SearchDialogProps) => {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const field = body.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [open]);

  // Browsers would empty the field first.
  const closeAtOnce = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const openPage = (query: string) => {
    onClose();
    void navigate(`${pages.search}?${new URLSearchParams({ q: query }).toString()}`);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onKeyDown={closeAtOnce}
      title={searchStrings.title}
      closeLabel={searchStrings.close}
      size="lg"
    >
      <div ref={body}>
        <SearchPanel text={text} onTextChange={setText} onSubmit={openPage} level={3} onOpen={onClose} />
      </div>
    </Dialog>
  );
};
