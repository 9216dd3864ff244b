/** Numbers of a state array by name: reading or writing a field reads or writes the array. */
export type NamedFields<K extends string> = Record<K, number>;

/**
 * Names consecutive numbers of a state array, so that a model uses named fields although its state stays one array,
 * which is copied, restored and transferred as a whole.
 * @param names in the order of the array
 * @returns a function that gives the fields of an array from `start` on
 */
export function namedFields<K extends string>(
  names: readonly K[],
): (state: Float64Array, start?: number) => NamedFields<K> {
  class Fields {
    constructor(
      readonly state: Float64Array,
      readonly start: number,
    ) {}
  }
  names.forEach((name, index) =>
    Object.defineProperty(Fields.prototype, name, {
      get(this: Fields) {
        return this.state[this.start + index];
      },
      set(this: Fields, value: number) {
        this.state[this.start + index] = value;
      },
    }),
  );
  return (state, start = 0) => new Fields(state, start) as Fields & NamedFields<K>;
}
