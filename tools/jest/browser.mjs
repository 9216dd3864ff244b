// Unit tests of what runs in a page: jsdom with the platform's own fetch, streams and encoders.
import node from './node.mjs';

/** @type {import('jest').Config} */
export default {
  ...node,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['@zarra/source', ''] },
  setupFilesAfterEnv: [new URL('browser-setup.mjs', import.meta.url).pathname],
  moduleNameMapper: {
    ...node.moduleNameMapper,
    '\\.(svg|png|webp|woff2|css)$': new URL('asset-address.cjs', import.meta.url).pathname,
  },
};
