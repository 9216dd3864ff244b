import { useQuery } from '@tanstack/react-query';
import { categoriesOf, simulationsQuery } from '@zarra/api-client/catalogue';
import { pages } from '@zarra/contracts';
import { Catalogue } from '@zarra/simulations';
import { useParams } from 'react-router';
import { PageHead } from './head/page-head.js';
import { useServices } from '../services.js';

const texts = {
  title: 'Simulyatsiyalar',
  description:
    'Mexanika, elektr, optika, termodinamika, toʻlqinlar va kvant fizikasi boʻyicha interaktiv simulyatsiyalar katalogi.',
  titleOf: (category: string) => `${category}: simulyatsiyalar`,
  descriptionOf: (category: string) =>
    `“${category}” boʻlimining interaktiv simulyatsiyalari: kattaliklarni oʻzgartiring va natijani kuzating.`,
} as const;

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
          title={texts.titleOf(category.name)}
          description={texts.descriptionOf(category.name)}
          address={`${pages.catalogue}/${encodeURIComponent(category.slug)}`}
        />
      ) : (
        <PageHead title={texts.title} description={texts.description} address={pages.catalogue} />
      )}
      <Catalogue client={client} path={pages.catalogue} categorySlug={slug} />
    </>
  );
};
