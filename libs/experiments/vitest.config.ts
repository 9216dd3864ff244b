import { equations } from '@zarra/build/equations-plugin';
import { investigations } from '@zarra/build/investigations-plugin';
import nodeTests from '@zarra/tools/vitest/node';
import { mergeConfig, type ViteUserConfig } from 'vitest/config';

export default mergeConfig(nodeTests, { plugins: [equations(), investigations()] } satisfies ViteUserConfig);
