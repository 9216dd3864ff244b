// Unit tests without a DOM. Run from a project's folder: jest --config ../../tools/jest/node.mjs --rootDir .
/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // The workspace links libraries by their sources (see docs/decisions/0002).
  testEnvironmentOptions: { customExportConditions: ['@zarra/source', 'node', 'node-addons'] },
  testMatch: ['<rootDir>/{src,test}/**/*.test.ts?(x)'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Packages that ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(ky|jose|msw|@mswjs|until-async|rettime|@open-draft)/)'],
  // Sources are written for Node's own resolution: './x.js' names the file x.ts.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
