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
  /** Branch of physics: a heading of the list. */
  readonly branch: string;
  /** The school classes of its investigations. */
  readonly classes: readonly number[];
}

/** All experiments by branch, in the order of their list, apart from the definitions: the list loads none of these. */
export const summaries: readonly ExperimentSummary[] = [
  { slug: 'mayatnik', ...mayatnik, branch: 'Mexanika', classes: [7, 10] },
  { slug: 'otilgan-jism', ...otilganJism, branch: 'Mexanika', classes: [7, 10] },
  { slug: 'prujina', ...prujina, branch: 'Mexanika', classes: [7, 10] },
  { slug: 'qosh-mayatnik', ...qoshMayatnik, branch: 'Mexanika', classes: [7, 10] },
  { slug: 'kepler', ...kepler, branch: 'Mexanika', classes: [10] },
  { slug: 'qiya-tekislik', ...qiyaTekislik, branch: 'Mexanika', classes: [7, 10] },
  { slug: 'ideal-gaz', ...idealGaz, branch: 'Termodinamika', classes: [9, 10] },
  { slug: 'modda-holati', ...moddaHolati, branch: 'Termodinamika', classes: [7, 9] },
  { slug: 'zanjir', ...zanjir, branch: 'Elektr va magnetizm', classes: [8, 10, 11] },
  { slug: 'zaryadlar', ...zaryadlar, branch: 'Elektr va magnetizm', classes: [8, 10] },
  { slug: 'tolqin-vannasi', ...tolqinVannasi, branch: 'Tebranishlar va toʻlqinlar', classes: [10, 11] },
  { slug: 'linza', ...linza, branch: 'Optika', classes: [9] },
  { slug: 'sinish', ...sinish, branch: 'Optika', classes: [7, 9, 11] },
  { slug: 'potensial-ora', ...potensialOra, branch: 'Kvant fizikasi', classes: [11] },
  { slug: 'tunnel', ...tunnel, branch: 'Kvant fizikasi', classes: [11] },
];
