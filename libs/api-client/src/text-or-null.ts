/** A text without surrounding space; null when it is missing or blank. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;
