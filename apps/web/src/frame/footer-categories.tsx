import { useQuery } from '@tanstack/react-query';
import { categoriesOf, simulationsQuery } from '@zarra/api-client/catalogue';
import { pages } from '@zarra/contracts';
import { FooterColumn, Pending } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { useServices } from '../services.js';
import { footer } from '../footer-strings.js';

/** Maximum number of categories in the footer (specification §9). */
const MAX_CATEGORIES = 5;

/** The column with up to five categories of the catalogue and a link to all; without categories it renders nothing. */
export const FooterCategories = () => {
  const { data, isError, refetch } = useQuery(simulationsQuery(useServices().client));
  if (!data) {
    return (
      <FooterColumn title={footer.categories}>
        <Pending
          text={footer.categoriesLoading}
          slowText={footer.slow}
          failed={isError}
          onRetry={() => void refetch()}
          retryLabel={footer.retry}
        />
      </FooterColumn>
    );
  }
  const categories = categoriesOf(data);
  if (categories.length === 0) return null;
  return (
    <FooterColumn title={footer.categories}>
      <ul aria-label={footer.categoriesLabel}>
        {categories.slice(0, MAX_CATEGORIES).map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`${pages.catalogue}/${encodeURIComponent(slug)}`}>{name}</Link>
          </li>
        ))}
        {categories.length > MAX_CATEGORIES && (
          <li>
            <Link to={pages.catalogue}>{footer.allCategories}</Link>
          </li>
        )}
      </ul>
    </FooterColumn>
  );
};
