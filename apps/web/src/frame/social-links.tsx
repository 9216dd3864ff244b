import type { Social } from '@zarra/api-client';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

// Doubled, because a footer column has its own idea of lists.
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
    display: grid;
    place-items: center;
    min-width: var(--ui-target);
    min-height: var(--ui-target);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
  }
  && a:hover {
    border-color: var(--ui-color-accent);
  }
`;

/** Links to the social networks by their pictures; the name is what is read out. */
export const SocialLinks = ({ socials }: { socials: readonly Social[] }) =>
  socials.length === 0 ? null : (
    <List aria-label={strings.home.socials}>
      {socials.map(({ id, name, url, icon }) => (
        <li key={id}>
          {url && (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {icon ? <img src={icon} alt={name} width="24" height="24" loading="lazy" /> : name}
            </a>
          )}
        </li>
      ))}
    </List>
  );
