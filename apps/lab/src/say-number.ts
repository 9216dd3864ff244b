/**
 * A number in a spoken sentence: a decimal comma, no zeros at the end.
 * @param digits after the comma, at most
 */
export const sayNumber = (value: number, digits = 0): string =>
  String(Number(value.toFixed(digits)) + 0)
    .replace('.', ',')
    .replace('-', '−');
