import { useMemo, useState } from 'react';
import { useLocale } from '../messages/messages.js';
import type { OptionListProps } from './combobox-option.js';

/** A list of more options takes noticeably long to open on a phone. */
const MAX_OPTIONS = 100;

/** Index of the first option of a list that shows the chosen one. */
function firstShown(values: readonly string[], chosen: unknown): number {
  const index = values.findIndex((value) => value === chosen);
  return index < MAX_OPTIONS ? 0 : Math.min(index - MAX_OPTIONS / 2, values.length - MAX_OPTIONS);
}

/**
 * The options that match the typed text, by their values.
 * @param chosen value that the list shows when it opens, however many options are before it
 * @returns props for the root of Base UI, `options` by their values, and the number of matches that are not shown
 */
export const useOptionSearch = (
  { options, searchKey, onInputValueChange }: OptionListProps,
  chosen: unknown,
) => {
  const locale = useLocale(undefined);
  const [query, setQuery] = useState('');
  const [firstOfOpenList, setFirstOfOpenList] = useState<number>();
  const search = (text: string) => {
    if (text === query) return;
    setQuery(text);
    onInputValueChange?.(text);
  };
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const values = useMemo(() => options.map(({ value }) => value), [options]);
  const firstOfClosedList = useMemo(() => firstShown(values, chosen), [values, chosen]);
  // Options may be replaced by fewer while the list is open.
  const first = Math.min(firstOfOpenList ?? firstOfClosedList, Math.max(0, values.length - MAX_OPTIONS));
  // Without a typed text, Base UI shows the first of these. It looks for the chosen one while the list is closed.
  const items = useMemo(() => (first === 0 ? values : values.slice(first)), [values, first]);
  const matches = useMemo(() => {
    if (!query) return values;
    const toKey = searchKey ?? ((text: string) => text.toLocaleLowerCase(locale));
    const key = toKey(query);
    return options.filter(({ label }) => toKey(label).includes(key)).map(({ value }) => value);
  }, [options, values, query, searchKey, locale]);
  const start = query ? 0 : first;
  const filteredItems = useMemo(() => matches.slice(start, start + MAX_OPTIONS), [matches, start]);
  return {
    byValue,
    moreCount: matches.length - filteredItems.length,
    root: {
      items,
      filteredItems,
      limit: MAX_OPTIONS,
      itemToStringLabel: (value: string) => byValue.get(value)?.label ?? value,
      onInputValueChange: (text: string, { reason }: { reason: string }) => {
        if (reason === 'input-change') search(text.trim());
        if (reason === 'clear-press') search('');
      },
      onOpenChange: (open: boolean) => {
        if (open) setFirstOfOpenList(first);
      },
      // Later than the choice of an option: the list does not change while it disappears.
      onOpenChangeComplete: (open: boolean) => {
        if (open) return;
        search('');
        setFirstOfOpenList(undefined);
      },
    },
  };
};
