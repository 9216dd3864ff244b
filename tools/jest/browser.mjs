// Unit tests of what runs in a page: jsdom with the platform's own fetch, streams and encoders.
import node from './node.mjs';

/** @type {import('jest').Config} */
export default {
  ...node,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['@zarra/source', ''] },
  setupFilesAfterEnv: [new URL('browser-setup.cjs', import.meta.url).pathname],
  // A picture, font or stylesheet that a component imports is its address.
  moduleNameMapper: {
    ...node.moduleNameMapper,
    '\\.css(\\?url)?$': new URL('style-address.mjs', import.meta.url).pathname,
  },
  transform: { '\\.(svg|png|webp|woff2)$': '@nx/react/plugins/jest', ...node.transform },
};
