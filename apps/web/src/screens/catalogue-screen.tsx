import { pages } from '@zarra/contracts';
import { Catalogue } from '@zarra/simulations';
import { useParams } from 'react-router';
import { useServices } from '../services.js';

/** The catalogue of simulations, with or without a category in the address. */
export const CatalogueScreen = () => {
  const { slug } = useParams();
  return <Catalogue client={useServices().client} path={pages.catalogue} categorySlug={slug} />;
};
