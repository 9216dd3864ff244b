// Unit tests of what runs in a page: jsdom with the platform's own fetch, streams and encoders.
import node from './node.mjs';

/** @type {import('jest').Config} */
export default {
  ...node,
  testEnvironment: 'jest-fixed-jsdom',
  testTimeout: 30_000,
  testEnvironmentOptions: { customExportConditions: ['@zarra/source', ''] },
  setupFilesAfterEnv: [new URL('browser-setup.mjs', import.meta.url).pathname],
  // A picture or font that a component imports is its address.
  transform: { '\\.(svg|png|webp|woff2)$': '@nx/react/plugins/jest', ...node.transform },
};
