import type { Handle } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { box } from './draw.js';
import { isMirror, opticalBenchOf, STOP_X } from './optical-bench.js';
import { KIND, type OpticalBenchTypes } from './parameters.js';
import { SCREEN_HALF } from './screen-image.js';

const CM = 0.01;

const centimetres = (value: number): string => `${formatNumber(value, 2)} santimetr`;

/** What a distance counts from; two lenses have a first and a last one. */
const elementName = (kind: number, which: 'birinchi' | 'ikkinchi'): string =>
  isMirror(kind) ? 'koʻzgudan' : kind === KIND.pair ? `${which} linzadan` : 'linzadan';

/** Tip of the object, edge of the stop, foot of the screen. */
export const handles: readonly Handle<OpticalBenchTypes>[] = [
  {
    key: 'object',
    label: 'Buyum uchi',
    position: ({ si, values }) => ({ x: opticalBenchOf(si).objectX / CM, y: values.height }),
    moveTo: (x, y, { si, values }) => ({
      distance: values.distance + opticalBenchOf(si).objectX / CM - x,
      height: y,
    }),
    nudge: (dx, dy, fine, { values }) => ({
      distance: values.distance - dx * (fine ? 0.5 : 2),
      height: values.height + dy * (fine ? 0.1 : 0.5),
    }),
    valueText: ({ values, si }) =>
      `${elementName(si.kind, 'birinchi')} ${centimetres(values.distance)} chapda, balandligi ${centimetres(values.height)}`,
  },
  {
    key: 'stop',
    label: 'Diafragma cheti',
    position: ({ values }) => ({ x: STOP_X / CM, y: values.stop }),
    moveTo: (_x, y) => ({ stop: y }),
    nudge: (_dx, dy, fine, { values }) => ({ stop: values.stop + dy * (fine ? 0.05 : 0.25) }),
    valueText: ({ values }) => `radiusi ${centimetres(values.stop)}`,
  },
  {
    key: 'screen',
    label: 'Ekran',
    // Behind two lenses the screen may be outside the view.
    isVisible: ({ si, view }) => view.screen === 1 && opticalBenchOf(si).screenX / CM < box(si).right,
    position: ({ si }) => ({ x: opticalBenchOf(si).screenX / CM, y: -SCREEN_HALF / CM }),
    moveTo: (x, _y, { si, values }) => {
      const { screenX, side } = opticalBenchOf(si);
      return { screen: values.screen + side * (x - screenX / CM) };
    },
    nudge: (dx, _dy, fine, { si, values }) => ({
      screen: values.screen + opticalBenchOf(si).side * dx * (fine ? 0.1 : 1),
    }),
    valueText: ({ values, si }) =>
      `${elementName(si.kind, 'ikkinchi')} ${centimetres(values.screen)} ${isMirror(si.kind) ? 'chapda' : 'oʻngda'}`,
  },
];
