import type { Content } from '@zarra/experiment-kit/experiment';
import { ELEMENTARY_CHARGE } from '@zarra/physics/codata';
import { formatNumber } from '../../numbers.js';
import type { WellTypes } from './parameters.js';
import { solveWell } from './solve-well.js';
import { beatFrequency, wellModel } from './model.js';
import { summary } from './summary.js';

const measure = (key: string, ...[t, state, si]: Parameters<Read>): number =>
  wellModel.observables.find((one) => one.key === key)?.value(t, state, si) ?? NaN;

type Read = (typeof wellModel.observables)[number]['value'];

/** Texts of the well experiment. */
export const content: Content<WellTypes> = {
  ...summary,
  describe: ({ time, state, si }) => {
    const { energies } = solveWell(si).states;
    const energy = energies[si.level - 1];
    if (energy === undefined) return `Bu oʻrada n = ${String(si.level)} sath yoʻq.`;
    const said = `n = ${String(si.level)} sath energiyasi ${formatNumber(energy / ELEMENTARY_CHARGE, 3)} elektron-volt.`;
    return beatFrequency(si) === 0
      ? `${said} Bu statsionar holat: ehtimollik vaqt oʻtishi bilan oʻzgarmaydi.`
      : `${said} Elektronni chap yarmida topish ehtimoli ${formatNumber(100 * measure('left', time, state, si), 0)} foiz.`;
  },
  events: {
    turned: ({ time, state, si }) => {
      const left = measure('left', time, state, si);
      return Number.isNaN(left)
        ? 'Tebranish chetga yetdi.'
        : `Tebranish chetga yetdi: elektronni chap yarmida topish ehtimoli ${formatNumber(100 * left)} foiz.`;
    },
  },
  theory: async () => (await import('./theory.js')).theory,
};
