import { pages } from '@zarra/contracts';
import { Container, Heading } from '@zarra/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { SearchPanel } from './search-panel.js';
import { searchStrings } from './search-strings.js';
import { PageHead } from '../head/page-head.js';

/** Pause after the last letter before the address follows, ms: browsers limit changes of the address. */
const ADDRESS_PAUSE_MS = 500;

const Page = styled(Container)`
  display: grid;
  gap: var(--ui-space-5);
  padding-block: var(--ui-space-8) var(--ui-space-16);
`;

/** The text of the search, which the address follows. */
function useAddressText() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  useEffect(() => {
    // A navigation by a link or a step back.
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);
  useEffect(() => {
    if (text === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = text;
      setParams(text === '' ? {} : { q: text }, { replace: true });
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, setParams]);
  return [text, setText] as const;
}

/** The page of the search: for a shared address and for visitors without scripts. */
export const SearchScreen = () => {
  const [text, setText] = useAddressText();
  const query = text.trim();
  return (
    <Page width="text">
      <PageHead
        title={query === '' ? searchStrings.title : searchStrings.titleOf(query)}
        description={searchStrings.description}
        address={pages.search}
      />
      <Heading level={1}>{searchStrings.title}</Heading>
      <SearchPanel text={text} onTextChange={setText} onSubmit={setText} level={2} />
    </Page>
  );
};
