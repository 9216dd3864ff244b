/** What a browser reports about a connection that is fast and not metered. */
export const FAST = { effectiveType: '4g', saveData: false };
/** The same with data saving. */
export const SAVING = { effectiveType: '4g', saveData: true };

/**
 * Sets what the browser reports about its connection.
 * @param connection undefined for a browser that reports nothing
 * @returns restores it
 */
export function mockConnection(connection: object | undefined): () => void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'connection');
}
