import nodeTests from '@zarra/tools/vitest/node';
import { mergeConfig, type ViteUserConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  test: { globalSetup: 'src/testing/templates.ts', setupFiles: 'src/testing/setup.ts' },
} satisfies ViteUserConfig);
