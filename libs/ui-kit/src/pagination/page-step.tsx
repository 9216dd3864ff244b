import type { MouseEvent, ReactNode } from 'react';

interface PageStepProps {
  /** Where it leads; nowhere before the first page and after the last. */
  to: number;
  pages: number;
  hrefOf: ((page: number) => string) | undefined;
  onPage: ((page: number) => void) | undefined;
  /** What it is called, where its sign says too little. */
  name?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link or a button to a page. One that leads nowhere stays, so that it can keep the focus. */
export const PageStep = ({ to, pages, hrefOf, onPage, name, isCurrent, children }: PageStepProps) => {
  const isOff = to < 1 || to > pages;
  const common = {
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isOff || undefined,
    tabIndex: isOff ? -1 : undefined,
  };
  const press = (event: MouseEvent) => {
    if (isOff || !onPage || (hrefOf && opensElsewhere(event))) return;
    event.preventDefault();
    onPage(to);
  };
  if (!hrefOf) {
    return (
      <button {...common} type="button" onClick={press}>
        {children}
      </button>
    );
  }
  return (
    <a {...common} role={isOff ? 'link' : undefined} href={isOff ? undefined : hrefOf(to)} onClick={press}>
      {children}
    </a>
  );
};
