import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The link that a click opens in this tab as a page of the site; undefined for every other click. */
function openedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented } = event;
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (defaultPrevented || opensElsewhere || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  // A section of this page.
  return link.getAttribute('href')?.startsWith('#') ? undefined : link;
}

/**
 * Opens plain links to pages of the site without a page load, while a screen is shown: features that have no router render plain
 * links.
 * @param isEnabled false in a frame of another site
 */
export function useSiteLinks(isEnabled = true): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEnabled) return undefined;
    const open = (event: MouseEvent): void => {
      const link = openedLink(event);
      if (!link) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [navigate, isEnabled]);
}
