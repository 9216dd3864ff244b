import { useQuery } from '@tanstack/react-query';
import { contactQuery } from '@zarra/api-client';
import { pages } from '@zarra/contracts';
import { FooterColumn, FooterFrame, Text, ThemeSwitch } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { useApiClient } from '../services.js';
import { strings } from '../strings.js';
import { ContactDetails } from './contact-details.js';
import { FooterCategories } from './footer-categories.js';
import { Pending } from './pending.js';
import { SCROLL_PARAMETER } from './sections.js';
import { SocialLinks } from './social-links.js';

const { footer, nav } = strings;

const pageLinks = [
  [nav.home, pages.home],
  [nav.about, `${pages.home}?${SCROLL_PARAMETER}=about`],
  [nav.simulations, pages.catalogue],
  [nav.lessons, pages.lessons],
  [nav.contact, `${pages.home}?${SCROLL_PARAMETER}=contact`],
] as const;

/** The foot of every page. */
export const SiteFooter = () => {
  const { data: contact, isError, refetch } = useQuery(contactQuery(useApiClient()));
  return (
    <FooterFrame
      base={
        <>
          <span>{footer.credit}</span>
          <ThemeSwitch labels={strings.theme} />
        </>
      }
    >
      <FooterColumn title={strings.siteName}>
        <Text tone="muted">{footer.description}</Text>
        {contact && <SocialLinks socials={contact.socials} />}
      </FooterColumn>
      <FooterColumn title={footer.pages}>
        <nav aria-label={footer.pagesLabel}>
          <ul>
            {pageLinks.map(([name, to]) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </FooterColumn>
      <FooterColumn title={footer.categories}>
        <FooterCategories />
      </FooterColumn>
      <FooterColumn title={footer.contact}>
        {contact ? (
          <ContactDetails contact={contact} />
        ) : (
          <Pending text={footer.contactLoading} failed={isError} onRetry={() => void refetch()} />
        )}
      </FooterColumn>
    </FooterFrame>
  );
};
