/** A number for each command of docs/testing.md: `npm test`, `npm run test:ci` and `npm run test:extended`. */
interface Counts {
  readonly push: number;
  readonly ci: number;
  readonly extended: number;
}

const { ZARRA_TEST_EXTENDED: extended, ZARRA_TEST_SCOPE: scope = 'push' } = process.env;
if (!['push', 'ci', 'extended'].includes(scope)) throw new Error(`Unknown ZARRA_TEST_SCOPE: ${scope}`);

/** The number for the command that runs the tests. */
export const countFor = (counts: Counts): number =>
  counts[extended === 'true' ? 'extended' : (scope as keyof Counts)];
