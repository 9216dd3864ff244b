import { getDocumentProxy } from 'unpdf';

/** A text of a printed page, in points from the lower left corner. */
interface PrintedText {
  readonly str: string;
  /** Its last two numbers are the place of the text. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

const WORD = /\p{L}{3}/u;
/** Overlaps that neighbouring letters have, points. */
const TOUCHING = 5;

function doOverlap(one: PrintedText, other: PrintedText): boolean {
  const [x1 = 0, y1 = 0] = one.transform.slice(4);
  const [x2 = 0, y2 = 0] = other.transform.slice(4);
  const across = Math.min(x1 + one.width, x2 + other.width) - Math.max(x1, x2);
  // A label of a figure is drawn twice: its outline, then its letters.
  return (
    one.str !== other.str && across > TOUCHING && Math.abs(y1 - y2) < 0.6 * Math.min(one.height, other.height)
  );
}

/** What is read of a PDF. The types of the library refer to a package that it does not contain. */
interface Pdf {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly (PrintedText | { readonly type: string })[] }>;
  }>;
}

export const openPdf = (pdf: Buffer): Promise<Pdf> => getDocumentProxy(new Uint8Array(pdf));

/** Pairs of texts that lie over each other, with their pages. */
export async function overlappingTexts(pdf: Buffer): Promise<string[]> {
  const document = await openPdf(pdf);
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    // Symbols in pictures of experiments stand where their quantities are.
    const texts = items.flatMap((item) => ('str' in item && WORD.test(item.str) ? [item] : []));
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1))
        if (doOverlap(one, other)) found.push(`page ${number}: ${one.str} / ${other.str}`);
  }
  return found;
}
