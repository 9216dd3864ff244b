import type { Content } from '@zarra/experiment-kit/experiment';
import { formatValue } from '@zarra/experiment-kit/readouts';
import { describeElement, KIND } from './element-kinds.js';
import type { BoardTypes } from './parameters.js';
import { readPlace } from './observables.js';
import { PLACES } from './places.js';
import { readBoard } from './read-board.js';
import { warningOf } from './warnings.js';
import { summary } from './summary.js';

/** Texts of the circuit experiment. */
export const content: Content<BoardTypes> = {
  ...summary,
  describe: ({ time, state, si }) => {
    const reading = readBoard(time, state, si);
    const standing = PLACES.filter(({ kind }) => si[kind] !== KIND.none && si[kind] !== KIND.wire);
    const warning = warningOf(si, reading);
    const place = PLACES[si.chosen];
    const what = place ? `${place.name} joyi: ${describeElement(si[place.kind], si[place.value])}` : '';
    const { voltage, current } = readPlace(si, si.chosen, reading);
    // An empty place has no values, and a hidden resistor leaves only those of the meters.
    const values = [
      ...(Number.isNaN(voltage) ? [] : [`${formatValue(voltage, 2)} volt`]),
      ...(Number.isNaN(current) ? [] : [`${formatValue(current, 3)} amper`]),
    ];
    return [
      `Zanjirda simlardan tashqari ${standing.length} ta element bor.`,
      ...(warning === undefined ? [] : [`${warning}.`]),
      `Tanlangan ${what}${values.length > 0 ? `: ${values.join(', ')}` : ''}.`,
    ].join(' ');
  },
  events: {},
  theory: async () => (await import('./theory.js')).theory,
};
