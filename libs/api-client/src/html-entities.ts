// cspell:ignore apos raquo hellip middot laquo mdash ndash nbsp
// Apart from html-to-text.ts, which is imported on demand: the first visit would load it with a module that /html exports.
/** The entities that editors write. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
  ...{ mdash: '—', ndash: '–', laquo: '«', raquo: '»', hellip: '…', times: '×', deg: '°', middot: '·' },
};

/** A text with its entities as letters; unknown ones stay. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(String(hex), 16) : NaN;
    if (!Number.isNaN(code)) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    return ENTITIES[name.toLowerCase()] ?? entity;
  });
