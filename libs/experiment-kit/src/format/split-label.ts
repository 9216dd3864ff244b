/** A name, a short symbol, and an optional remark in brackets: "Davr, T (nazariya)". */
const LABEL = /^(.+), ([^,(]{1,12}?)( \(.+\))?$/;

/** Parts of the label of a quantity, which together are the label. */
export interface LabelParts {
  readonly name: string;
  /** Empty when the label has none. */
  readonly symbol: string;
  readonly remark: string;
}

/** Splits the label of a quantity. A card may shorten name and remark, never the symbol. */
export function splitLabel(label: string): LabelParts {
  const [, name = label, symbol = '', remark = ''] = LABEL.exec(label) ?? [];
  return { name, symbol, remark };
}
