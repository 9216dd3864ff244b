import type { Social } from '@zarra/api-client/site';
import { styled } from 'styled-components';
import { useContactMessages } from '../messages/contact-strings.js';

// The doubled selector overrides the list styles of a footer column.
const List = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  && a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--ui-space-2);
    min-width: var(--ui-target);
    min-height: var(--ui-target);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
  }
  &&[data-layout='named'] a {
    padding: var(--ui-space-1) var(--ui-space-3);
    color: var(--ui-color-text);
    font-size: var(--ui-type-sm);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  && a:hover {
    border-color: var(--ui-color-accent);
  }
`;

/** Props of {@link SocialLinks}. */
export interface SocialLinksProps {
  socials: readonly Social[];
  /** `icons`: only the icon, with the accessible name; `named`: icon and name. Default `icons`. */
  layout?: 'icons' | 'named' | undefined;
}

/** Links to the social networks, each in a new tab; renders nothing without networks. */
export const SocialLinks = ({ socials, layout = 'icons' }: SocialLinksProps) => {
  const strings = useContactMessages();
  return socials.length === 0 ? null : (
    <List aria-label={strings.socials} data-layout={layout}>
      {socials.map(({ id, name, url, icon }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {icon && (
              <img src={icon} alt={layout === 'icons' ? name : ''} width="24" height="24" loading="lazy" />
            )}
            {(layout === 'named' || !icon) && <span>{name}</span>}
          </a>
        </li>
      ))}
    </List>
  );
};
