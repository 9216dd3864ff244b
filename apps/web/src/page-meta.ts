import { useEffect } from 'react';
import { strings } from './strings.js';

/** What a page says of itself to browsers and search engines. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** Keeps the document's title and description those of the page shown. */
export function usePageMeta({ title, description }: PageMeta): void {
  useEffect(() => {
    document.title = `${title} | ${strings.siteName}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
