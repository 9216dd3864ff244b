// Unit tests of browser code: jsdom with the fetch, streams and encoders of Node.
import node from './node.mjs';

/** @type {import('jest').Config} */
export default {
  ...node,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['@zarra/source', ''] },
  setupFilesAfterEnv: [new URL('browser-setup.cjs', import.meta.url).pathname],
  // An imported image, font or style sheet resolves to a URL; equations are not typeset.
  moduleNameMapper: {
    ...node.moduleNameMapper,
    '\\.css(\\?url)?$': new URL('css-url.mjs', import.meta.url).pathname,
    '/equations\\.tex$': new URL('equations.mjs', import.meta.url).pathname,
  },
  transform: { '\\.(svg|png|webp|woff2)$': '@nx/react/plugins/jest', ...node.transform },
};
