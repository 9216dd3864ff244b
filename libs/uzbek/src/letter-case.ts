/** True for a letter that has a lower case and is not in it. */
export function isUpper(letter: string | undefined): boolean {
  return letter !== undefined && letter !== letter.toLowerCase();
}

/** Writes `target`, given in lower case, in the case of `source`: ALL CAPS, Capital or lower. */
export function likeCase(source: string, target: string): string {
  if (!isUpper(source[0])) return target;
  if (source.length > 1 && source === source.toUpperCase()) return target.toUpperCase();
  return target.charAt(0).toUpperCase() + target.slice(1);
}
