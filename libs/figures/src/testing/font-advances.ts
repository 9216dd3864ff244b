/** Advance widths of a TrueType font by code point, in parts of the type size: its tables cmap (formats 4 and 12) and hmtx. */
export function advancesOf(font: Uint8Array): Map<number, number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + 16 * index;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));
    tables.set(name, view.getUint32(at + 8));
  }
  const table = (name: string): number => tables.get(name) ?? 0;
  const unitsPerEm = view.getUint16(table('head') + 18);
  const metrics = view.getUint16(table('hhea') + 34);
  const advances = new Map<number, number>();
  const set = (code: number, glyph: number): void => {
    advances.set(code, view.getUint16(table('hmtx') + 4 * Math.min(glyph, metrics - 1)) / unitsPerEm);
  };
  const cmap = table('cmap');
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const start = cmap + view.getUint32(cmap + 8 + 8 * index);
    if (view.getUint16(start) === 12)
      for (let group = 0; group < view.getUint32(start + 12); group++) {
        const at = start + 16 + 12 * group;
        const [first, last, glyph] = [0, 4, 8].map((offset) => view.getUint32(at + offset)) as [
          number,
          number,
          number,
        ];
        for (let code = first; code <= last; code++) set(code, glyph + code - first);
      }
    if (view.getUint16(start) === 4) {
      const count = view.getUint16(start + 6);
      for (let segment = 0; segment < count; segment += 2) {
        const [end, first] = [
          view.getUint16(start + 14 + segment),
          view.getUint16(start + 16 + count + segment),
        ];
        const delta = view.getInt16(start + 16 + 2 * count + segment);
        const offsetAt = start + 16 + 3 * count + segment;
        const offset = view.getUint16(offsetAt);
        for (let code = first; code <= end && code < 0xffff; code++) {
          const glyph = offset === 0 ? code : view.getUint16(offsetAt + offset + 2 * (code - first));
          if (glyph !== 0) set(code, (glyph + delta) & 0xffff);
        }
      }
    }
  }
  return advances;
}
