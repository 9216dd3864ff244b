import { createContext } from 'react';
import { strings } from '../strings.js';

/** What a page says of itself to browsers and search engines. */
export interface PageMeta {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The one address of what is shown, from `/` on: several addresses may show the same. */
  readonly address: string;
}

/** The title as browsers and search engines show it. */
export const fullTitle = ({ title }: PageMeta): string => `${title} | ${strings.siteName}`;

/** Hears what a page says of itself while it is rendered on a server, where no document is. */
export const MetaListener = createContext<((meta: PageMeta) => void) | undefined>(undefined);
