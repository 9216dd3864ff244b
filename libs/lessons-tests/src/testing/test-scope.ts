/** A number for each command of docs/testing.md: `npm test`, `npm run test:ci` and `npm run test:extended`. */
interface Counts {
  readonly push: number;
  readonly ci: number;
  readonly extended: number;
}

const { ZARRA_TEST_SCOPE: scope = 'push' } = process.env;

/**
 * The number for the command that runs the tests.
 * @throws when the scope is unknown
 */
export function countFor(counts: Counts): number {
  const count = Object.entries(counts).find(([name]) => name === scope)?.[1] as number | undefined;
  if (count === undefined) throw new Error(`Unknown ZARRA_TEST_SCOPE: ${scope}`);
  return count;
}
