// @ts-check
// npm run test:extended: the steps of npm test with every kill, whole corpora on both databases and full axe in all story
// runs (docs/testing.md).
process.env['ZARRA_TEST_EXTENDED'] = 'true';
process.env['STORIES_FULL_AXE'] = '1';
await import('./test.mjs');
