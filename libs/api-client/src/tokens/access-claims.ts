/** What a client reads of an access token. It is trusted with nothing: only the server judges a token. */
export interface AccessClaims {
  /** How long the server lets it live, ms; NaN when it does not say. */
  readonly lifetime: number;
  /** Whose it is; undefined when it does not say. */
  readonly subject: string | undefined;
}

/** Reads the claims of a JSON Web Token. Any other text, opaque tokens included, just says nothing. */
export function readClaims(token: string): AccessClaims {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { exp, iat, sub } = JSON.parse(atob(payload)) as Readonly<Record<string, unknown>>;
    return {
      lifetime: typeof exp === 'number' && typeof iat === 'number' && exp > iat ? (exp - iat) * 1000 : NaN,
      subject: typeof sub === 'string' ? sub : undefined,
    };
  } catch {
    return { lifetime: NaN, subject: undefined };
  }
}
