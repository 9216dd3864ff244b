import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Handles clicks inside an element: plain links to pages of the site open without a page load. Features that have no router
 * render plain links.
 */
export function useSiteLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    // A section of this page.
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
