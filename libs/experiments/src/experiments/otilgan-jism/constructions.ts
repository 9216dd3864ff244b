import type { Construction } from '@zarra/experiment-kit/experiment';

const DEGREE = Math.PI / 180;

/** Range without air, m. */
function rangeOf(
  { height = NaN, gravity = NaN }: Readonly<Record<string, number>>,
  speed: number,
  angle: number,
): number {
  const up = speed * Math.sin(angle);
  return ((speed * Math.cos(angle)) / gravity) * (up + Math.sqrt(up * up + 2 * gravity * height));
}
const METHOD =
  'Jism yerga tushgach, nuqta yozing (“Har bir hodisada nuqta yozilsin” belgisi bilan u oʻzi yoziladi).';

/** The range over angle and speed. */
export const constructions: readonly Construction[] = [
  {
    key: 'x-angle',
    title: 'x va α: uchish uzoqligi va burchak',
    aim: 'Uchish uzoqligining otilish burchagiga bogʻliqligini oʻlchash va eng qulay burchakni topish.',
    method: `Burchakni 10° dan 80° gacha oʻzgartiring. ${METHOD} Nazariy chiziq havosiz uchishga tegishli.`,
    x: { quantity: 'parameter:angle' },
    y: { quantity: 'range' },
    shape: 'parabola',
    theory: (degrees, si) => rangeOf(si, si['speed'] ?? NaN, degrees * DEGREE),
    setUp: { airDensity: 0, speed: 20 },
    variant: { speed: [25, 60], gravity: [2, 20] },
  },
  {
    key: 'x-v2',
    title: 'x va v₀²: uchish uzoqligi va tezlik',
    aim: 'Havosiz uchish uzoqligi boshlangʻich tezlik kvadratiga proporsional ekanini tekshirish va erkin tushish tezlanishini aniqlash.',
    method: `Havo zichligini nolga, burchakni 45° ga qoʻying va tezlikni oʻzgartiring. ${METHOD} Qiyalik b = 1/g.`,
    x: { quantity: 'parameter:speed', power: 2 },
    y: { quantity: 'range' },
    shape: 'line',
    theory: (square, si) => rangeOf(si, Math.sqrt(square), si['angle'] ?? NaN),
    setUp: { airDensity: 0, angle: 45 },
    variant: { gravity: [2, 20] },
  },
];
