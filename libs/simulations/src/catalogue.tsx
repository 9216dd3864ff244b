import type { ApiClient } from '@zarra/api-client';
import { Container, Heading, Text, media } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useCatalogueMessages } from './messages/catalogue-messages.js';
import { FilteredSimulations } from './list/filtered-simulations.js';

const Header = styled.header`
  display: grid;
  gap: var(--ui-space-2);
`;

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-6);
  padding-block: var(--ui-space-6) var(--ui-space-12);

  ${media.md} {
    padding-block: var(--ui-space-10) var(--ui-space-16);
  }
`;

/** Props of {@link Catalogue}. */
export interface CatalogueProps {
  /** The API client. */
  client: ApiClient;
  /** Path of the catalogue in the router, such as `/simulation`. */
  path: string;
  /** Slug of the path `<path>/<slug>`, decoded by the router: the initial category. */
  categorySlug?: string | undefined;
}

/**
 * The catalogue of simulations: search, filters, cards. The URL holds its filters. Needs a react-router router and a
 * QueryClientProvider around it, and one route for both of its paths.
 */
export const Catalogue = ({ client, path, categorySlug = '' }: CatalogueProps) => {
  const strings = useCatalogueMessages();
  return (
    <Page>
      <Header>
        <Heading level={1}>{strings.title}</Heading>
        <Text tone="muted" measure>
          {strings.lead}
        </Text>
      </Header>
      <FilteredSimulations client={client} path={path} slug={categorySlug} />
    </Page>
  );
};
