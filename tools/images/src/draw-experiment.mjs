// @ts-check
import { fileURLToPath } from 'node:url';
import { createServer, defaultServerConditions } from 'vite';
import { createSvgPen, overlay, toItems } from './svg-pen.mjs';
import { branchTones } from './palette.mjs';

/** @typedef {import('./experiments.mjs').ExperimentPicture} ExperimentPicture */
/** @typedef {typeof import('@zarra/lab/experiments')} Laboratory */
/** @typedef {typeof import('@zarra/experiment-kit')} Kit */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const MARGIN = 10;

/**
 * Opens the laboratory's sources.
 *
 * @returns {Promise<{ draw: (picture: ExperimentPicture) => Promise<string[]>, close: () => Promise<void> }>}
 */
export async function openLaboratory() {
  const conditions = ['@zarra/source', ...defaultServerConditions];
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  });
  const { experiments } = /** @type {Laboratory} */ (
    await server.ssrLoadModule('/apps/lab/src/experiments.ts')
  );
  const { createSession } = /** @type {Kit} */ (
    await server.ssrLoadModule('/libs/experiment-kit/src/index.ts')
  );
  const cameras = /** @type {import('./svg-pen.mjs').Cameras} */ (
    await server.ssrLoadModule('/libs/experiment-kit/src/stage/camera.ts')
  );

  return {
    async draw({ experiment, preset, values, view, steps, box, turn = 0, tilt = 0, branch, tones = {} }) {
      const lab = await experiments[experiment]?.();
      if (!lab) throw new Error(`There is no experiment ${experiment}`);
      const session = createSession(lab);
      session.set({ ...lab.presets.find(({ name }) => name === preset)?.values, ...values });
      session.setView(view ?? {});
      const sight = {
        box: box ?? lab.box(session.moment().si),
        margin: box ? 0 : MARGIN,
        turn,
        tilt,
        tones: { ...branchTones, accent: branchTones[branch], ...tones },
      };
      const moments = steps.map((step) => {
        session.stepBy(step - session.run.steps);
        const { pen, marks } = createSvgPen(sight, cameras);
        lab.draw(pen, session.moment());
        return marks();
      });
      return toItems(overlay(moments));
    },
    close: () => server.close(),
  };
}
