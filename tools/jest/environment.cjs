// @ts-check
// Components (.test.tsx) run in jsdom, all other tests in Node, which is ready many times sooner. A .test.ts that needs the
// DOM says so: /** @jest-environment jest-fixed-jsdom */.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class {
  /**
   * @param {ConstructorParameters<typeof TestEnvironment>[0]} config
   * @param {ConstructorParameters<typeof TestEnvironment>[1]} context
   */
  constructor(config, context) {
    // @ts-expect-error The package has no types.
    const Environment = context.testPath.endsWith('.tsx') ? require('jest-fixed-jsdom') : TestEnvironment;
    return new Environment(config, context);
  }
};
