import { pages } from '@zarra/contracts';
import { Button, Icon, media } from '@zarra/ui-kit';
import { retryImport } from '@zarra/ui-kit/lazy';
import { Search } from 'lucide';
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const loadDialog = () => import('./search-dialog.js').then((file) => file.SearchDialog);
const SearchDialog = lazy(async () => ({ default: await retryImport(loadDialog) }));

// The links of the bar need the width up to large screens.
const Form = styled.form`
  & [data-label] {
    display: none;
  }
  ${media.xl} {
    & [data-label] {
      display: inline;
    }
  }
`;

/** Whether a key belongs to a field or to an open dialog. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))) ||
  document.querySelector('dialog[open]') !== null;

/**
 * Opens the search; so does the key `/`. Before hydration and without scripts it opens the page of the search.
 */
export const SearchButton = () => {
  const [isLoaded, setIsLoaded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const open = () => {
    setIsLoaded(true);
    setIsOpen(true);
  };

  useEffect(() => setIsOpen(false), [key]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };

  return (
    <>
      <Form action={pages.search} onSubmit={submit}>
        <Button
          type="submit"
          variant="quiet"
          aria-label={strings.nav.search}
          aria-keyshortcuts="/"
          icon={<Icon node={Search} />}
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
        >
          <span data-label="">{strings.nav.search}</span>
        </Button>
      </Form>
      {isLoaded && (
        <Suspense>
          <SearchDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
