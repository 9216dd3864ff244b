import { use, useEffect } from 'react';
import { fullTitle, MetaListener, type PageMeta } from './page-meta.js';

const set = (selector: string, attribute: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** Keeps title, description and canonical address those of what is shown. The deepest one on the page counts. */
export const PageHead = (meta: PageMeta) => {
  use(MetaListener)?.(meta);
  const { description, address } = meta;
  const title = fullTitle(meta);
  useEffect(() => {
    document.title = title;
    set('meta[name="description"]', 'content', description);
    set('link[rel="canonical"]', 'href', new URL(address, location.origin).href);
  }, [title, description, address]);
  return null;
};
