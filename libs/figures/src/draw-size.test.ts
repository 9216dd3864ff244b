import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Limit of course figures in motion, bytes by brotli. */
const LIMIT = 15_000;

const bundle = async (entry: string) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, entry)],
    ...({
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: 'esm',
      target: 'es2022',
    } as const),
    conditions: ['@zarra/source'],
  });
  return { bytes: brotliCompressSync(outputFiles[0]!.contents).length, inputs: Object.keys(metafile.inputs) };
};

test('the entry for browsers is small, and has no schemas and no parser', async () => {
  const { bytes, inputs } = await bundle('draw.ts');
  expect(bytes).toBeLessThanOrEqual(LIMIT);
  expect(inputs.filter((file) => /zod|mathjs|contracts/.test(file))).toEqual([]);
});
