import { createContext } from 'react';
import { strings } from '../../strings.js';

/** Metadata of a page for browsers and search engines. */
export interface PageMeta {
  /** Title without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Canonical address, starting with `/`: several addresses may show the same content. */
  readonly address: string;
}

/** The title with the site's name. */
export const fullTitle = ({ title }: PageMeta): string => `${title} | ${strings.siteName}`;

/** Receives the metadata of a page during rendering on the server, which has no document. */
export const PageMetaContext = createContext<((meta: PageMeta) => void) | undefined>(undefined);
