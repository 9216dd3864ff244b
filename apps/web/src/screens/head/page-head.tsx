import { use, useEffect } from 'react';
import { fullTitle, PageMetaContext, type PageMeta } from './page-meta.js';

const setAttribute = (selector: string, attribute: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** Sets title, description and canonical address of the current page. The innermost PageHead applies. */
export const PageHead = (meta: PageMeta) => {
  use(PageMetaContext)?.(meta);
  const { description, address } = meta;
  const title = fullTitle(meta);
  useEffect(() => {
    document.title = title;
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('link[rel="canonical"]', 'href', new URL(address, location.origin).href);
  }, [title, description, address]);
  return null;
};
