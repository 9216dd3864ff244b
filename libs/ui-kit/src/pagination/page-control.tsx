import type { MouseEvent, ReactNode } from 'react';

interface PageControlProps {
  /** Page number; disabled before the first page and after the last. */
  to: number;
  pages: number;
  hrefOf: ((page: number) => string) | undefined;
  onPageChange: ((page: number, details: { event: MouseEvent }) => void) | undefined;
  /** Accessible name, where the content is not enough. */
  name?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** Whether a click opens a new tab or window, or downloads. */
const isModifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link or a button to a page. A disabled one stays focusable: it keeps the focus of a click that reached the end. */
export const PageControl = ({
  to,
  pages,
  hrefOf,
  onPageChange,
  name,
  isCurrent,
  children,
}: PageControlProps) => {
  const isDisabled = to < 1 || to > pages;
  const handleClick = (event: MouseEvent) => {
    if (isDisabled || !onPageChange || (hrefOf && isModifiedClick(event))) return;
    event.preventDefault();
    onPageChange(to, { event });
  };
  const Element = hrefOf ? 'a' : 'button';
  const link = isDisabled ? { role: 'link' } : { href: hrefOf?.(to) };
  return (
    <Element
      {...(hrefOf ? link : { type: 'button' })}
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      aria-disabled={isDisabled || undefined}
      tabIndex={isDisabled ? -1 : undefined}
      onClick={handleClick}
    >
      {children}
    </Element>
  );
};
