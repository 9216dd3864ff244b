import { pages } from '@zarra/contracts';
import { Button, Icon } from '@zarra/ui-kit';
import { search } from '@zarra/ui-kit/icons/search';
import { retryImport } from '@zarra/ui-kit/lazy';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { lazyScreen } from '../lazy-screen.js';
import { strings } from '../strings.js';

const SearchDialog = lazyScreen(
  async () => (await retryImport(() => import('../screens/search/index.js'))).SearchDialog,
  false,
);

/** Time after which the dialog is loaded in idle time, ms: the files of the page come first. */
const PRELOAD_AFTER_MS = 1500;

/** Whether the visitor saves data. The types of the DOM lack the property, as some browsers do. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** In a field the key is a letter, and an open dialog is modal. */
const OTHER_USES = 'input,textarea,select,[contenteditable],dialog *';

/** Opens the search; so does the key `/`. Before hydration and without scripts it opens the page of the search. */
export const SearchButton = () => {
  const { key } = useLocation();
  /** Key of the location that it was opened on: a navigation closes it. Undefined before it is first opened. */
  const [openedOn, setOpenedOn] = useState<string>();

  const open = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    setOpenedOn(key);
  };
  // Loading it at the press would delay its effect.
  useEffect(() => {
    if (savesData()) return undefined;
    const preload = () => void SearchDialog.preload();
    // Safari before 26 has no idle callbacks.
    const whenIdle = () =>
      'requestIdleCallback' in globalThis ? void requestIdleCallback(preload) : preload();
    const timer = setTimeout(whenIdle, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key: pressed, target, ctrlKey, metaKey } = event;
      if (pressed === '/' && !ctrlKey && !metaKey && !(target as Element).matches(OTHER_USES)) open(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <form action={pages.search} onSubmit={open}>
        <Button
          type="submit"
          variant="quiet"
          aria-label={strings.nav.search}
          aria-keyshortcuts="/"
          icon={<Icon path={search} />}
        >
          <span>{strings.nav.search}</span>
        </Button>
      </form>
      {/* A dialog has a header of its own, which cannot be inside the header of the page. */}
      {openedOn !== undefined &&
        createPortal(<SearchDialog open={openedOn === key} onClose={() => setOpenedOn('')} />, document.body)}
    </>
  );
};
