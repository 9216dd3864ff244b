import type { Content } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';
import { opticalBenchOf, axisCrossing, isMirror, testRay } from './optical-bench.js';
import type { OpticalBenchKey, OpticalBenchTypes } from './parameters.js';
import { screenImageOf } from './screen-image.js';
import { summary } from './summary.js';

/** Where the test ray crosses the axis; undefined if it does not. A ray that leaves the axis is extended backwards. */
function crossingText(si: Values<OpticalBenchKey>, height: number): string | undefined {
  const place = axisCrossing(si, testRay(si, height));
  if (!Number.isFinite(place)) return undefined;
  const from = isMirror(si.kind) ? 'koʻzgudan' : 'bosh tekislikdan';
  return `${place < 0 ? 'davomi ' : ''}oʻqni ${from} ${formatNumber(100 * place, 1)} santimetrda kesadi`;
}

/** Texts of the lens experiment. */
export const content: Content<OpticalBenchTypes> = {
  ...summary,
  describe: ({ state: [height = 0], si, view }) => {
    const { image, side, last } = opticalBenchOf(si);
    const ray = `Sinov nuri oʻqdan ${formatNumber(100 * height, 1)} santimetr balandlikda`;
    const crossing = crossingText(si, height);
    const crosses = crossing === undefined ? '.' : `, ${crossing}.`;
    const { blur } = screenImageOf(si);
    const screen =
      view.screen === 1 && blur > 0 ? ` Ekranda dogʻ radiusi ${formatNumber(1000 * blur, 1)} millimetr.` : '';
    if (!Number.isFinite(image.x) || Math.abs(image.x) > 100)
      return `Tasvir cheksiz uzoqda.${screen} ${ray}${crosses}`;
    const isReal = side * (image.x - last) > 0;
    const size = Math.abs(image.magnification);
    return (
      `Tasvir ${isReal ? 'haqiqiy' : 'mavhum'}, ${image.magnification < 0 ? 'teskari' : 'toʻgʻri'}, ` +
      `buyumdan ${formatNumber(size < 1 ? 1 / size : size, 1)} marta ${size < 1 ? 'kichik' : 'katta'}.${screen} ${ray}${crosses}`
    );
  },
  events: {
    axis: ({ si }) => {
      const { imageDistance } = opticalBenchOf(si);
      if (!Number.isFinite(imageDistance)) return 'Sinov nuri oʻqqa yetdi: tasvir cheksiz uzoqda.';
      return `Sinov nuri oʻqqa yetdi: tasvirgacha masofa f = ${formatNumber(100 * imageDistance, 1)} santimetr.`;
    },
    edge: ({ si }) => {
      const crossing = crossingText(si, si.stop);
      if (crossing === undefined) return 'Sinov nuri diafragma chetiga yetdi.';
      return `Sinov nuri diafragma chetida: ${crossing}.`;
    },
  },
  theory: async () => (await import('./theory.js')).theory,
};
