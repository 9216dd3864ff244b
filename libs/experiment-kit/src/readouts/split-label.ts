/** Longest symbol with its remark, characters: "T (nazariya)". */
const SYMBOL = /^(.+), ([^,]{1,12})$/;

/**
 * Splits the label of a quantity into name and symbol: "Davr, T (nazariya)" is "Davr" and "T (nazariya)". A card may
 * shorten the name, never the symbol. The symbol is empty when the label has none.
 */
export function splitLabel(label: string): { readonly name: string; readonly symbol: string } {
  const [, name = label, symbol = ''] = SYMBOL.exec(label) ?? [];
  return { name, symbol };
}
