import { equations } from '@zarra/tools/equations-plugin';
import nodeTests from '@zarra/tools/vitest/node';
import { mergeConfig, type ViteUserConfig } from 'vitest/config';

export default mergeConfig(nodeTests, { plugins: [equations()] } satisfies ViteUserConfig);
