import { useMemo, useState } from 'react';
import { useLocale } from '../messages/messages.js';
import type { OptionListProps } from './combobox-option.js';

/** A list of more options takes noticeably long to open on a phone. */
const MAX_OPTIONS = 100;

/**
 * The options that match the typed text, by their values.
 * @returns props for the root of Base UI, `options` by their values, and the number of matches that are not shown
 */
export const useOptionSearch = ({ options, searchKey, onInputValueChange }: OptionListProps) => {
  const locale = useLocale(undefined);
  const [query, setQuery] = useState('');
  const search = (text: string) => {
    if (text === query) return;
    setQuery(text);
    onInputValueChange?.(text);
  };
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const items = useMemo(() => options.map(({ value }) => value), [options]);
  const matches = useMemo(() => {
    if (!query) return items;
    const toKey = searchKey ?? ((text: string) => text.toLocaleLowerCase(locale));
    const key = toKey(query);
    return options.filter(({ label }) => toKey(label).includes(key)).map(({ value }) => value);
  }, [options, items, query, searchKey, locale]);
  const filteredItems = useMemo(() => matches.slice(0, MAX_OPTIONS), [matches]);
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
      // Later than the choice of an option: the list does not change while it disappears.
      onOpenChangeComplete: (open: boolean) => {
        if (!open) search('');
      },
    },
  };
};
