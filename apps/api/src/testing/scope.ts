const scopes = ['push', 'ci', 'extended'] as const;

/** `push`: `npm test`; `ci`: what `npm run test:ci` adds to it; `extended`: all, with the larger numbers of docs/testing.md. */
type TestScope = (typeof scopes)[number];

function readScope({ ZARRA_TEST_SCOPE = 'push' }: NodeJS.ProcessEnv): TestScope {
  const scope = scopes.find((name) => name === ZARRA_TEST_SCOPE);
  if (!scope) throw new Error(`ZARRA_TEST_SCOPE must be one of ${scopes.join(', ')}.`);
  return scope;
}

export const testScope = readScope(process.env);
export const isExtended = testScope === 'extended';
