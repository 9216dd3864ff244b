import { TableScroll, VisuallyHidden } from '@zarra/ui-kit';
import type { ComponentProps } from 'react';
import { isExternalLink } from '../links.js';
import { strings } from '../strings.js';

/** A link in a lesson's text. An external link opens a new tab and says so. */
export const TextLink = ({ href, children, ...rest }: ComponentProps<'a'>) => {
  if (!href) return <>{children}</>;
  if (!isExternalLink(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {strings.newTab}</VisuallyHidden>
    </a>
  );
};

/** An image in a lesson's text, or its alternative text when its URL is unsafe. */
export const TextImage = ({ src, alt }: ComponentProps<'img'>) =>
  src ? <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" /> : alt;

/** A table in a lesson's text, inside a region that scrolls. */
export const TextTable = (props: ComponentProps<'table'>) => (
  <TableScroll label={strings.table}>
    <table {...props} />
  </TableScroll>
);
