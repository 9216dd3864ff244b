const firstText = (value: unknown): string | undefined => {
  const texts = (Array.isArray(value) ? value : [value]).filter((item: unknown) => typeof item === 'string');
  return texts.map((item) => item.trim()).find((item) => item !== '');
};

/**
 * Reads the text for people from any error body: `detail`, `error`, `message`, then the first text in `errors`.
 * Fields of another shape are skipped.
 * @returns undefined when the body has no text (not JSON, empty, another shape)
 */
export function readErrorText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { detail, error, message, errors } = body as Readonly<Record<string, unknown>>;
  const byField = typeof errors === 'object' && errors !== null ? Object.values(errors).map(firstText) : [];
  return [firstText(detail), firstText(error), firstText(message), ...byField].find(
    (item) => item !== undefined,
  );
}
