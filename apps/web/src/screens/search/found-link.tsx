import { pages } from '@zarra/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { searchStrings } from './search-strings.js';

interface FoundLinkProps {
  /** A path of this site, a page of the laboratory, or an address on another host. */
  to: string;
  /** Its text without marks. */
  name: string;
  /** Runs when it is opened. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** The link of a result. Lessons open on this page, experiments of other hosts in a new tab. */
export const FoundLink = ({ to, name, onOpen, children }: FoundLinkProps) => {
  if (to.startsWith(pages.lessons))
    return (
      <Link to={to} onClick={onOpen}>
        {children}
      </Link>
    );
  return to.startsWith('/') ? (
    <a href={to}>{children}</a>
  ) : (
    <a href={to} target="_blank" rel="noopener" aria-label={`${name} ${searchStrings.newTab}`}>
      {children}
    </a>
  );
};
