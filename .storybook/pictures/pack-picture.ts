import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/**
 * Colours of this many pixels and more are kept as they are: grounds, lines, letters. The rest are edges between them. A
 * picture of very many colours takes the next number.
 */
const KEPT_FROM = [200, 1000, Infinity];
/** Edges are rounded to multiples of this; the comparison's threshold is wider than what it changes. */
const STEP = 16;
const LARGEST_PALETTE = 256;

const rounded = (channel: number) => Math.min(255, Math.round(channel / STEP) * STEP);

const count = (colours: Uint32Array) => {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return counts;
};

/** Pixels as 0xrrggbb; a picture of a page has no transparency. */
const readColours = ({ width, height, data }: ReturnType<typeof PNG.sync.read>) =>
  Uint32Array.from({ length: width * height }, (_, at) => data.readUInt32BE(4 * at) >>> 8);

const round = (colour: number) =>
  (rounded(colour >> 16) << 16) | (rounded((colour >> 8) & 255) << 8) | rounded(colour & 255);

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** PNG's numbers for a pixel that is three bytes, and for one that is a place in a palette. */
const [COLOURS, PALETTE] = [2, 3];
const bytesOf = (colours: Iterable<number>) =>
  Buffer.from([...colours].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));

const write = (width: number, height: number, bits: number, type: number, chunks: Buffer[], rows: Buffer) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([bits, type], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const writePalette = (width: number, height: number, colours: Uint32Array, palette: readonly number[]) => {
  const bits = palette.length > 16 ? 8 : palette.length > 4 ? 4 : palette.length > 2 ? 2 : 1;
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const row = 1 + Math.ceil((width * bits) / 8);
  const rows = Buffer.alloc(row * height);
  colours.forEach((colour, at) => {
    const bit = (at % width) * bits;
    const byte = Math.floor(at / width) * row + 1 + (bit >> 3);
    rows[byte] = (rows[byte] ?? 0) | ((places.get(colour) ?? 0) << (8 - bits - (bit & 7)));
  });
  return write(width, height, bits, PALETTE, [chunk('PLTE', bytesOf(palette))], rows);
};

const writeColours = (width: number, height: number, colours: Uint32Array) => {
  const row = 1 + 3 * width;
  const rows = Buffer.alloc(row * height);
  for (let line = 0; line < height; line += 1)
    rows.set(bytesOf(colours.subarray(line * width, (line + 1) * width)), line * row + 1);
  return write(width, height, 8, COLOURS, [], rows);
};

/** Whether a file is packed already; Vitest writes pixels of four bytes. */
export const isPacked = (file: Buffer): boolean => file[25] === PALETTE || file[25] === COLOURS;

/** A picture of a quarter of the size Vitest writes: with a palette, unless even rounded it has too many colours. */
export const packPicture = (file: Buffer): Buffer => {
  const { width, height, ...picture } = PNG.sync.read(file);
  const colours = readColours({ width, height, ...picture });
  const counts = count(colours);
  const keep = (from: number) =>
    new Map([...counts].map(([colour, pixels]) => [colour, pixels >= from ? colour : round(colour)]));
  const draw = (kept: ReadonlyMap<number, number>) => colours.map((colour) => kept.get(colour) ?? colour);
  for (const from of KEPT_FROM) {
    const kept = keep(from);
    const palette = [...new Set(kept.values())];
    if (palette.length <= LARGEST_PALETTE) return writePalette(width, height, draw(kept), palette);
  }
  return writeColours(width, height, draw(keep(Infinity)));
};
