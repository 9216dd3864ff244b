import type { NamedState } from '../../named-state.js';
import { KIND, type OpticalBenchTypes } from './parameters.js';

const LENS = { index: 1.5, thickness: 2.4, radius: 20 };

/** States that the page offers as presets. */
export const presets: readonly NamedState<OpticalBenchTypes>[] = [
  {
    key: 'yiguvchi-linza',
    name: 'Yigʻuvchi linza',
    values: { ...LENS, kind: KIND.biconvex, distance: 35, height: 3, stop: 3, screen: 40 },
  },
  {
    key: 'lupa',
    name: 'Lupa',
    values: { ...LENS, kind: KIND.biconvex, distance: 12, height: 2, stop: 2, screen: 30 },
  },
  {
    key: 'sochuvchi-linza',
    name: 'Sochuvchi linza',
    values: { ...LENS, kind: KIND.biconcave, distance: 35, height: 4, stop: 3, screen: 30 },
  },
  {
    key: 'botiq-kozgu',
    name: 'Botiq koʻzgu',
    values: { kind: KIND.concaveMirror, radius: 40, distance: 35, height: 3, stop: 4, screen: 50 },
  },
  {
    key: 'qavariq-kozgu',
    name: 'Qavariq koʻzgu',
    values: { kind: KIND.convexMirror, radius: 30, distance: 30, height: 4, stop: 3, screen: 50 },
  },
];

/** All named states. */
export const states: readonly NamedState<OpticalBenchTypes>[] = [
  ...presets,
  {
    key: 'tiniq-tasvir',
    name: 'Ekrandagi tiniq tasvir',
    values: { ...LENS, kind: KIND.biconvex, distance: 35, height: 3, stop: 1, screen: 49 },
  },
  {
    key: 'buyumga-teng-tasvir',
    name: 'Buyumga teng tasvir',
    values: { ...LENS, kind: KIND.biconvex, radius: 15, distance: 31, height: 3, stop: 1, screen: 30.6 },
  },
];
