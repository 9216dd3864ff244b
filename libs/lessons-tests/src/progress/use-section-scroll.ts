import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Scrolls to the section that the URL names, or to the top when the text has no such section, once a navigation has opened the
 * lesson. On a page that the browser has loaded or returned to, the browser scrolls.
 */
export function useSectionScroll(): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  useEffect(() => {
    if (isReturn || hash === '') return undefined;
    const section = document.getElementById(hash.slice(1)) ?? document.documentElement;
    // Follows the effects of the page around, which scrolls to the top.
    const frame = requestAnimationFrame(() => section.scrollIntoView({ behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [isReturn, hash]);
}
