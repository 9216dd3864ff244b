'use client';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { nextTab } from './next-tab.js';
import { TabList, TabPanel } from './tab-parts.js';

/** One tab of {@link Tabs} with its panel. */
export interface TabItem<Id extends string = string> {
  /** Unique id. */
  id: Id;
  /** Label of the tab: one or two words. */
  label: ReactNode;
  /** An icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /** Content of the panel. */
  content: ReactNode;
  /** Visible, but not selectable. */
  disabled?: boolean | undefined;
}

/** Props of {@link Tabs}, besides those of a `div`. */
export interface TabsProps<Id extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem<Id>[];
  /** Id of the selected tab, controlled together with `onValueChange`. */
  value?: Id | undefined;
  /** Id of the initially selected tab, uncontrolled. Default: the first enabled tab. */
  defaultValue?: Id | undefined;
  /** Called with the id of the tab that the user selects. */
  onValueChange?: ((value: Id, details: { event: SyntheticEvent }) => void) | undefined;
}

/**
 * Tabs with one visible panel. All panels are rendered, on a server too, and keep their state.
 *
 * When to use: two to six views that need no comparison. For consecutive steps use `Stepper`, for questions and answers
 * `Accordion`, for pages links.
 *
 * Keyboard: Tab focuses the selected tab, then its panel; ← and → select the previous and the next tab, Home and End the
 * first and the last.
 */
export const Tabs = <Id extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: TabsProps<Id>) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const requested = value ?? uncontrolledValue;
  const selected = (items.find(({ id }) => id === requested) ?? items.find(({ disabled }) => !disabled))?.id;
  const tabId = (id: Id) => `${base}tab-${id}`;
  const panelId = (id: Id) => `${base}panel-${id}`;

  // Scrolls the selected tab to the middle of the row, so that its neighbours are visible; scrollIntoView would also scroll
  // the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const row = tab?.parentElement;
    if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  const select = (id: Id, event: SyntheticEvent) => {
    if (id === selected) return;
    setUncontrolledValue(id);
    onValueChange?.(id, { event });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, from: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = nextTab(event.key, from, items, { isRtl });
    const item = to === undefined ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    document.getElementById(tabId(item.id))?.focus({ preventScroll: true });
    select(item.id, event);
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
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            disabled={disabled}
            onClick={(event) => select(id, event)}
            onKeyDown={(event) => handleKey(event, index)}
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
          hidden={id !== selected}
        >
          {content}
        </TabPanel>
      ))}
    </div>
  );
};
