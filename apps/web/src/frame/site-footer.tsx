import { useQuery } from '@tanstack/react-query';
import { contactQuery } from '@zarra/api-client/site';
import { ContactDetails, hasDetails, SocialLinks } from '@zarra/landing';
import { FooterColumn, FooterFrame, Pending, Text, ThemeSwitch } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { useServices } from '../services.js';
import { footer } from '../footer-strings.js';
import { strings } from '../strings.js';
import { navItems } from './nav-items.js';
import { FooterCategories } from './footer-categories.js';
import { useSectionLink } from './use-section-link.js';

/** The footer of every page. */
export const SiteFooter = () => {
  const { data: contact, isError, refetch } = useQuery(contactQuery(useServices().client));
  const onSectionLink = useSectionLink();
  return (
    <FooterFrame
      base={
        <>
          <span>{footer.credit}</span>
          {footer.links.map(({ name, to }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
          <ThemeSwitch labels={footer.theme} />
        </>
      }
    >
      <FooterColumn title={strings.siteName}>
        <Text tone="muted">{strings.description}</Text>
        {contact && <SocialLinks socials={contact.socials} />}
      </FooterColumn>
      <FooterColumn title={footer.pages}>
        <nav aria-label={footer.pagesLabel}>
          <ul>
            {navItems.map(({ name, to, section }) => (
              <li key={to}>
                <Link to={to} onClick={(event) => onSectionLink(event, section)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </FooterColumn>
      <FooterCategories />
      {contact === undefined && (
        <FooterColumn title={footer.contact}>
          <Pending
            text={footer.contactLoading}
            slowText={footer.slow}
            failed={isError}
            onRetry={() => void refetch()}
            retryLabel={footer.retry}
          />
        </FooterColumn>
      )}
      {contact && hasDetails(contact) && (
        <FooterColumn title={footer.contact}>
          <ContactDetails contact={contact} />
        </FooterColumn>
      )}
    </FooterFrame>
  );
};
