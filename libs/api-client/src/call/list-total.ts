/** Numbers of entries that back ends state for lists of which fewer were read. */
const totals = new WeakMap<readonly unknown[], number>();

/** The number of entries of a list: what the back end states for all its pages, else the length. */
export const listTotal = (list: readonly unknown[]): number => Math.max(totals.get(list) ?? 0, list.length);

/** Sets the total of a list. */
export function setListTotal(list: readonly unknown[], total: number): void {
  totals.set(list, total);
}

/** As `map`, and the new list has the same total. */
export function mapList<Item, Mapped>(list: readonly Item[], convert: (item: Item) => Mapped): Mapped[] {
  const mapped = list.map((item) => convert(item));
  setListTotal(mapped, listTotal(list));
  return mapped;
}
