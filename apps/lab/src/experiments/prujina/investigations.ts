import type { Investigation } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { resonance, steadyState, type SpringParams } from '@zarra/physics/spring';
import { measureOnce } from '../../investigation-values.js';

const CM = 0.01;

/** Time until the oscillation is steady within a thousandth, s. */
const STEADY = 18;

const paramsOf = (si: Values): SpringParams => si as Values & SpringParams;

/** Steady amplitude at a drive frequency, sm. */
const amplitude = (si: Values, drive: number): number =>
  steadyState({ ...paramsOf(si), drive }).amplitude / CM;

export const investigations: readonly Investigation[] = [
  {
    slug: 'rezonans',
    title: 'Rezonans egri chizigʻi',
    class: 10,
    topic: 'Majburiy tebranishlar. Rezonans',
    level: 3,
    hides: ['steadyAmplitude', 'swing', 'phase', 'quality'],
    predict: {
      kind: 'curve',
      question:
        'Massasi 0,5 kg, bikrligi 20 N/m boʻlgan mayatnikni davriy kuch tebratadi. Barqaror amplituda kuch chastotasiga qanday bogʻliq? Chizing.',
      hints: ['Erkin tebranish chastotasini hisoblang: ω₀ = √(k/m).'],
      x: { label: 'Kuch chastotasi, ω', unit: 'rad/s', decimals: 1, from: 2, to: 11 },
      y: { label: 'Amplituda, A', unit: 'sm', decimals: 1, from: 0, to: 18 },
      at: [3, 5, 6.3, 7.5, 9, 10.5],
      expected: (drive, si) => amplitude(si, drive),
      tolerance: 0.15,
      measure: (drive) => measureOnce('swing', { values: { drive }, seconds: STEADY }),
    },
    setUp: {
      values: { mass: 0.5, stiffness: 20, damping: 0.4, force: 0.4, drive: 5, position: 0, velocity: 0 },
      graph: { construction: 'resonance' },
      controls: ['drive'],
      instruction:
        'Kuch chastotasini oʻzgartiring va har safar amplituda oʻzgarmay qolguncha (20 s ga yaqin) kuting.',
    },
    observe: [
      {
        key: 'peak',
        label: 'Rezonans chastotasi, ω',
        instruction: 'Amplituda eng katta boʻladigan chastotani toping.',
        unit: 'rad/s',
        decimals: 2,
        tolerance: { absolute: 0.15 },
        expected: (si) => resonance(paramsOf(si)).peak,
        meters: ['swing', 'parameter:drive'],
        hints: ['6 va 6,6 rad/s orasida 0,1 rad/s qadam bilan qidiring.'],
        measure: measureOnce('parameter:drive', { values: { drive: 6.3 } }),
      },
      {
        key: 'amplitude',
        label: 'Amplituda, A (rezonansda)',
        instruction: 'Shu chastotadagi barqaror amplitudani yozing.',
        unit: 'sm',
        decimals: 1,
        tolerance: { relative: 0.04 },
        expected: (si) => amplitude(si, resonance(paramsOf(si)).peak),
        meters: ['swing', 'parameter:drive'],
        hints: ['Amplituda oʻsishdan toʻxtaguncha kuting.'],
        measure: measureOnce('swing', { values: { drive: 6.3 }, seconds: STEADY }),
      },
      {
        key: 'quality',
        label: 'Asllik, Q',
        instruction: 'Asllikni m, k va b qiymatlaridan hisoblang: Q = √(km)/b.',
        unit: '',
        decimals: 1,
        tolerance: { relative: 0.03 },
        expected: (si) => resonance(paramsOf(si)).quality,
        meters: ['parameter:mass', 'parameter:stiffness', 'parameter:damping'],
        hints: ['√(20 · 0,5) ≈ 3,16.'],
        measure: {
          trials: [{}],
          answer: (start) =>
            Math.sqrt(start('parameter:stiffness') * start('parameter:mass')) / start('parameter:damping'),
        },
      },
    ],
    explain: ({ text }) =>
      `Amplituda ${text('peak')} da eng katta (${text('amplitude')}): kuch chastotasi erkin tebranish chastotasi √(k/m) ga yaqin. Egri chiziqning kengligi Δω ≈ ω/Q. Asllik ${text('quality')}: u qancha katta boʻlsa, choʻqqi shuncha baland va tor.`,
  },
];
