interface Connection {
  readonly saveData?: boolean;
  /** Such as `wifi` or `cellular`. */
  readonly type?: string;
  /** Speed by measured delays: `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

const readConnection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Whether the connection is metered, as far as the browser reports it; most browsers do not. */
export function isMetered(): boolean {
  const connection = readConnection();
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Whether the browser reports a connection that is fast and not metered; false in browsers that report none. */
export const isFast = (): boolean =>
  readConnection()?.effectiveType === '4g' && !isMetered() && navigator.onLine;
