import { summary as qiyaTekislik } from './experiments/qiya-tekislik/summary.js';
import { summary as sinish } from './experiments/sinish/summary.js';
import { summary as moddaHolati } from './experiments/modda-holati/summary.js';
import { summary as idealGaz } from './experiments/ideal-gaz/summary.js';
import { summary as linza } from './experiments/linza/summary.js';
import { summary as mayatnik } from './experiments/mayatnik/summary.js';
import { summary as otilganJism } from './experiments/otilgan-jism/summary.js';
import { summary as prujina } from './experiments/prujina/summary.js';
import { summary as qoshMayatnik } from './experiments/qosh-mayatnik/summary.js';
import { summary as kepler } from './experiments/kepler/summary.js';
import { summary as potensialOra } from './experiments/potensial-ora/summary.js';
import { summary as tolqinVannasi } from './experiments/tolqin-vannasi/summary.js';
import { summary as tunnel } from './experiments/tunnel/summary.js';
import { summary as zanjir } from './experiments/zanjir/summary.js';
import { summary as zaryadlar } from './experiments/zaryadlar/summary.js';

/** List entry of an experiment. */
export interface ExperimentSummary {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

/** All experiments in the order of their list, apart from the definitions: the list loads none of these. */
export const summaries: readonly ExperimentSummary[] = [
  { slug: 'ideal-gaz', ...idealGaz },
  { slug: 'linza', ...linza },
  { slug: 'mayatnik', ...mayatnik },
  { slug: 'otilgan-jism', ...otilganJism },
  { slug: 'prujina', ...prujina },
  { slug: 'qosh-mayatnik', ...qoshMayatnik },
  { slug: 'kepler', ...kepler },
  { slug: 'potensial-ora', ...potensialOra },
  { slug: 'tolqin-vannasi', ...tolqinVannasi },
  { slug: 'tunnel', ...tunnel },
  { slug: 'zanjir', ...zanjir },
  { slug: 'zaryadlar', ...zaryadlar },
  { slug: 'qiya-tekislik', ...qiyaTekislik },
  { slug: 'sinish', ...sinish },
  { slug: 'modda-holati', ...moddaHolati },
];
