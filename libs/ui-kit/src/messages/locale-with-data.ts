/** A language tag for `Intl`. Chromium has no data for Uzbek and formats it like English; Russian has its separators. */
export const localeWithData = (locale: string): string => (/^uz\b/i.test(locale) ? 'ru' : locale);
