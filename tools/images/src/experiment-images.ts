import type { Box } from '@zarra/experiment-kit/stage';
import { type branchTones, electricity, ink, waves } from './palette.js';
import type { Ink } from './svg-pen.js';

/** The states of an experiment that a card's image shows. Runs are bit-identical, so images are too. */
export interface ExperimentImage {
  readonly experiment: string;
  readonly preset?: string;
  /** In displayed units. */
  readonly values?: Readonly<Record<string, number>>;
  readonly view?: Readonly<Record<string, number>>;
  /** Steps of the drawn states; the earlier ones are faint. */
  readonly steps: readonly number[];
  /** The part of the scene that is visible, 8 : 5; all of it when left out. */
  readonly box?: Box;
  readonly turn?: number;
  readonly tilt?: number;
  /** Tone of the accent. */
  readonly branch: keyof typeof branchTones;
  /** Other tones than the usual ones; '' leaves out. */
  readonly tones?: Readonly<Partial<Record<Ink, string>>>;
}

/** m */
const AU = 1.495978707e11;

export const experimentImages: Readonly<Record<string, ExperimentImage>> = {
  'ufqqa-qiya-otilgan-jism': {
    experiment: 'otilgan-jism',
    values: { angle: 50 },
    steps: [4600],
    box: { left: -12, right: 206, bottom: -28, top: 108.25 },
    branch: 'mechanics',
  },
  'matematik-mayatnik': {
    experiment: 'mayatnik',
    values: { angle: 60 },
    steps: [0, 180, 360, 540, 720, 900],
    box: { left: -1.36, right: 1.2, bottom: -1.38, top: 0.22 },
    branch: 'mechanics',
  },
  'kepler-qonunlari': {
    experiment: 'kepler',
    values: { distance: 1, ratio: 1.2 },
    steps: [45_500],
    box: { left: -3.826 * AU, right: 2.254 * AU, bottom: -1.9 * AU, top: 1.9 * AU },
    tones: { muted: '', text: '' },
    branch: 'mechanics',
  },
  'qosh-mayatnik-va-xaos': {
    experiment: 'qosh-mayatnik',
    values: { angle1: 120, angle2: 120, copies: 14, apart: 2 },
    steps: [2800],
    box: { left: -2.6, right: 2.6, bottom: -2.15, top: 1.1 },
    branch: 'mechanics',
  },
  'prujina-va-rezonans': {
    experiment: 'prujina',
    preset: 'Rezonans',
    steps: [20_080],
    box: { left: -0.58, right: 0.58, bottom: -0.56, top: 0.165 },
    branch: 'mechanics',
    tones: { surface: '' },
  },
  'qiya-tekislik-va-ishqalanish': {
    experiment: 'qiya-tekislik',
    values: { angle: 25, weights: 3, pulling: 2, start: 10 },
    steps: [3000],
    box: { left: -0.11, right: 1.01, bottom: -0.15, top: 0.55 },
    branch: 'mechanics',
  },
  'zaryadlar-va-elektr-maydon': {
    experiment: 'zaryadlar',
    // The chosen place, which has a ring, and the probe lie outside.
    values: { chosen: 12, x12: 1.9, y12: 1.4, probeX: 1.9, probeY: 1.4 },
    view: { ground: 0, levels: 1, vectors: 0, test: 0 },
    steps: [0],
    box: { left: -1.9, right: 1.9, bottom: -1.1875, top: 1.1875 },
    branch: 'electricity',
    tones: { accent: '', text: electricity, 'chart-green': ink },
  },
  'ozgarmas-tok-zanjiri': {
    experiment: 'zanjir',
    preset: 'Parallel ulash',
    // A closed switch, and a lamp in the second branch.
    values: { kindA2A3: 6, valueA2A3: 1, kindA4B4: 5, valueA4B4: 2 },
    steps: [300],
    box: { left: -0.6, right: 3.6, bottom: -0.3125, top: 2.3125 },
    branch: 'electricity',
    tones: { accent: '', line: '', 'line-strong': '', 'chart-blue': electricity },
  },
  'linza-va-tasvir': {
    experiment: 'linza',
    values: { radius: 12, index: 1.8, stop: 3, distance: 13, height: 3 },
    view: { construction: 0, screen: 0 },
    steps: [0],
    box: { left: -15, right: 22.6, bottom: -11.75, top: 11.75 },
    branch: 'optics',
    tones: { 'chart-red': '', 'chart-blue': ink },
  },
  'yoruglikning-sinishi': {
    experiment: 'sinish',
    values: { body: 3, medium: 5, apex: 60, angle: 63, light: 1 },
    view: { marks: 0, pulses: 0 },
    steps: [0],
    box: { left: -12.2, right: 9.4, bottom: -7.9, top: 5.6 },
    branch: 'optics',
    tones: { 'line-strong': '', surface: '' },
  },
  'tolqinlar-interferensiyasi': {
    experiment: 'tolqin-vannasi',
    values: { frequency: 4.2, speed: 24, spacing: 12.5 },
    view: { along: 0 },
    steps: [2000],
    box: { left: 9, right: 62, bottom: -16.5625, top: 16.5625 },
    branch: 'waves',
    tones: { 'chart-red': waves, 'chart-blue': '', muted: '', text: '', sunken: '', 'line-strong': '' },
  },
  'ideal-gaz-qonunlari': {
    experiment: 'ideal-gaz',
    values: { gas: 3, side: 8, length: 12, count: 90 },
    steps: [400],
    box: { left: -3.5e-9, right: 17.3e-9, bottom: -2.5e-9, top: 10.5e-9 },
    turn: 0.5,
    tilt: 0.3,
    branch: 'heat',
    tones: { accent: ink },
  },
  'moddaning-uch-holati': {
    experiment: 'modda-holati',
    preset: 'Erish va bugʻlanish',
    values: { width: 6, height: 3.2, count: 60, power: 4 },
    view: { colours: 1 },
    steps: [520],
    box: { left: -1.5e-9, right: 7.5e-9, bottom: -1.95e-9, top: 3.675e-9 },
    branch: 'heat',
  },
  diffuziya: {
    experiment: 'modda-holati',
    preset: 'Gazlar diffuziyasi',
    values: { width: 6, height: 4, divided: 0, second: 3, count: 56 },
    steps: [500],
    box: { left: -0.9e-9, right: 6.9e-9, bottom: -0.5e-9, top: 4.375e-9 },
    branch: 'heat',
  },
  'potensial-ora-va-sathlar': {
    experiment: 'potensial-ora',
    values: { kind: 1, width: 1.8, depth: 2, level: 3, other: 0 },
    steps: [0],
    box: { left: -1.45, right: 1.45, bottom: -0.07, top: 1.7425 },
    branch: 'quantum',
  },
  'tunnel-effekti': {
    experiment: 'tunnel',
    values: { width: 0.3 },
    steps: [4000],
    box: { left: -16, right: 16, bottom: -6, top: 14 },
    branch: 'quantum',
  },
};
