import { TableScroll, VisuallyHidden } from '@zarra/ui-kit';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { isExternalLink } from '../links.js';
import { usePageMessages } from '../messages/page-strings.js';

/** A link in a lesson's text. An external link opens a new tab and says so. */
export const TextLink = ({ href, children, ...rest }: ComponentProps<'a'>) => {
  const strings = usePageMessages();
  if (!href) return <>{children}</>;
  const isExternal = isExternalLink(href);
  return (
    <a {...rest} href={href} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
      {children}
      {isExternal && <VisuallyHidden> {strings.newTab}</VisuallyHidden>}
    </a>
  );
};

/** An image in a lesson's text, or its alternative text when its URL is unsafe. */
export const TextImage = ({ src, alt }: ComponentProps<'img'>) =>
  src ? <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" /> : alt;

/** A table in a lesson's text, inside a region that scrolls. */
export const TextTable = (props: ComponentProps<'table'>) => {
  const strings = usePageMessages();
  return (
    <TableScroll label={strings.table}>
      <table {...props} />
    </TableScroll>
  );
};

/** Contains a formula. A display formula is a block that scrolls horizontally when it is too wide. */
export const FormulaBox = styled.span`
  /* Browsers set the parts of a fraction in a line like indices, too small on a phone. */
  &:not([data-display]) mfrac > * {
    font-size: 0.85em;
  }
  &[data-display] {
    display: block;
    overflow: auto hidden;
    padding-block: var(--ui-space-1);
  }
  @media print {
    &[data-display] {
      overflow: visible;
    }
  }
`;

/**
 * Makes a box focusable and named while its formula overflows, so that the keyboard can scroll it. Other boxes stay out
 * of the tab order. The width changes when a font loads or a phone is turned.
 * @returns a function that stops observing
 */
function observeOverflow(box: HTMLElement, formula: Element, name: string): () => void {
  const update = () => {
    const overflows = box.scrollWidth > box.clientWidth;
    const attributes = { role: 'group', 'aria-label': name, tabindex: '0' };
    for (const [attribute, value] of Object.entries(attributes)) {
      if (overflows) box.setAttribute(attribute, value);
      else box.removeAttribute(attribute);
    }
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(box);
  // A display formula is as wide as the box; only its parts grow when a font loads.
  for (const part of [formula, ...formula.children]) observer.observe(part);
  return () => observer.disconnect();
}

/**
 * Keeps a drawn formula inside its box.
 * @param name name of the box while the keyboard can scroll it
 * @returns a function that stops observing its width
 */
export function fitFormula(box: HTMLElement, display: boolean, name: string): (() => void) | undefined {
  const formula = box.firstElementChild;
  const availableWidth = box.closest('p, li, td, th, blockquote')?.clientWidth ?? Infinity;
  const overflows = box.getBoundingClientRect().width > availableWidth;
  // An inline formula that cannot wrap becomes a block, which scrolls.
  if (overflows) box.setAttribute('data-display', '');
  return formula && (display || overflows) ? observeOverflow(box, formula, name) : undefined;
}
