import { useQuery } from '@tanstack/react-query';
import { categoriesOf, simulationsQuery } from '@zarra/api-client';
import { pages } from '@zarra/contracts';
import { Link } from 'react-router';
import { useApiClient } from '../services.js';
import { strings } from '../strings.js';
import { Pending } from './pending.js';

/** Most categories the footer names (specification §9). */
const MOST = 5;

/** Up to five categories of the catalogue, and the way to all of them. */
export const FooterCategories = () => {
  const { data, isError, refetch } = useQuery(simulationsQuery(useApiClient()));
  if (!data) {
    return (
      <Pending text={strings.footer.categoriesLoading} failed={isError} onRetry={() => void refetch()} />
    );
  }
  const categories = categoriesOf(data);
  return (
    <ul aria-label={strings.footer.categoriesLabel}>
      {categories.slice(0, MOST).map(({ id, name, slug }) => (
        <li key={id}>
          <Link to={`${pages.catalogue}/${encodeURIComponent(slug)}`}>{name}</Link>
        </li>
      ))}
      {categories.length > MOST && (
        <li>
          <Link to={pages.catalogue}>{strings.footer.allCategories}</Link>
        </li>
      )}
    </ul>
  );
};
