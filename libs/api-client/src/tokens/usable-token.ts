/**
 * Whether this can be a token: printable ASCII, as a header takes it, of at most the contracts' 4096 characters.
 * `null` and `undefined` in words are what careless code leaves in a storage.
 */
export const isUsableToken = (value: unknown): value is string =>
  typeof value === 'string' && /^(?!(?:null|undefined)$)[!-~]{1,4096}$/.test(value);
