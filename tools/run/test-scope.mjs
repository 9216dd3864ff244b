// @ts-check
/**
 * The check that runs: `push` (npm test), `ci` (npm run test:ci: what npm test leaves out) or `extended` (everything, with larger
 * numbers). Empty for a runner that is started by hand: it runs everything, with the numbers of CI. docs/testing.md lists what
 * differs.
 */
export const testScope = process.env['ZARRA_TEST_SCOPE'] ?? '';
