import { useQuery } from '@tanstack/react-query';
import { categoriesOf, simulationsQuery } from '@zarra/api-client/catalogue';
import { pages } from '@zarra/contracts';
import { Catalogue } from '@zarra/simulations';
import { useParams } from 'react-router';
import { PageHead } from './head/page-head.js';
import { useServices } from '../services.js';
import { strings } from '../strings.js';

const { catalogue } = strings;

/** The catalogue of simulations, optionally with a category in the address. */
export const CatalogueScreen = () => {
  const { slug } = useParams();
  const { client } = useServices();
  const { data } = useQuery(simulationsQuery(client));
  const category = data && categoriesOf(data).find((item) => item.slug === slug);
  return (
    <>
      {category ? (
        <PageHead
          title={catalogue.titleOf(category.name)}
          description={catalogue.descriptionOf(category.name)}
          address={`${pages.catalogue}/${encodeURIComponent(category.slug)}`}
        />
      ) : (
        <PageHead title={catalogue.title} description={catalogue.description} address={pages.catalogue} />
      )}
      <Catalogue client={client} path={pages.catalogue} categorySlug={slug} />
    </>
  );
};
