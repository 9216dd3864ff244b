import { TableScroll, VisuallyHidden } from '@zarra/ui-kit';
import type { ComponentProps } from 'react';
import { leadsAway } from '../leads-away.js';
import { strings } from '../strings.js';

/** A link of a lesson's text; one to another site opens a tab of its own and says so. */
export const TextLink = ({ href, children, ...rest }: ComponentProps<'a'>) => {
  if (!href) return <>{children}</>;
  if (!leadsAway(href)) {
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

/** A picture of a lesson's text; its words without a safe address. */
export const TextImage = ({ src, alt }: ComponentProps<'img'>) =>
  src ? <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" /> : alt;

/** A table of a lesson's text, in a region that scrolls. */
export const TextTable = (props: ComponentProps<'table'>) => (
  <TableScroll label={strings.table}>
    <table {...props} />
  </TableScroll>
);
