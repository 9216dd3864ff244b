'use client';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { nextTab } from './next-tab.js';
import { TabList, TabPanel } from './tab-parts.js';

/** One tab of {@link Tabs} and what it shows. */
export interface TabItem<Id extends string = string> {
  /** Its name for the program. */
  id: Id;
  /** Its name for the reader: one or two words. */
  label: ReactNode;
  /** An icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /** What it shows. */
  content: ReactNode;
  /** Seen, not choosable. */
  disabled?: boolean | undefined;
}

/** Props of {@link Tabs}, besides those of a `div`. */
export interface TabsProps<Id extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** What the tabs have in common, for screen readers. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem<Id>[];
  /** The chosen one, when its owner keeps it; then answer `onChange`. */
  value?: Id | undefined;
  /** The one chosen at first, when the tabs keep it themselves. Default: the first that can be chosen. */
  defaultValue?: Id | undefined;
  /** Another tab was chosen. */
  onChange?: ((id: Id) => void) | undefined;
}

/**
 * Views of one thing, one of them shown at a time. All are in the page from the start, on a server too, and keep what
 * was typed in them.
 *
 * When to use: two to six views that nobody needs to compare. For steps in order use a stepper, for questions and
 * answers `Accordion`, for pages links.
 *
 * Keyboard: Tab goes to the chosen tab and then into its view; ← and → choose a neighbour, Home and End the first and
 * the last.
 */
export const Tabs = <Id extends string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  ...rest
}: TabsProps<Id>) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  const chosen = (items.find(({ id }) => id === wanted) ?? items.find(({ disabled }) => !disabled))?.id;
  const tabId = (id: Id) => `${base}tab-${id}`;
  const panelId = (id: Id) => `${base}panel-${id}`;

  // In the middle of the row, so that its neighbours show there is more; the page itself stays where it is.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const row = tab?.parentElement;
    if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);

  const choose = (id: Id) => {
    if (id === chosen) return;
    setOwn(id);
    onChange?.(id);
  };
  const move = (event: KeyboardEvent, from: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = nextTab(
      event.key,
      from,
      items.map(({ disabled }) => !disabled),
    );
    const item = to === undefined ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    document.getElementById(tabId(item.id))?.focus({ preventScroll: true });
    choose(item.id);
  };

  return (
    <div {...rest}>
      <TabList ref={list} role="tablist" aria-label={label}>
        {items.map(({ id, label: name, icon, disabled }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-controls={panelId(id)}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            disabled={disabled}
            onClick={() => choose(id)}
            onKeyDown={(event) => move(event, index)}
          >
            {icon && <span aria-hidden="true">{icon}</span>}
            {name}
          </button>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          tabIndex={0}
          hidden={id !== chosen}
        >
          {content}
        </TabPanel>
      ))}
    </div>
  );
};
