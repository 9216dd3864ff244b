import { listOf, withUnit } from '../sheet/format.js';
import type { Sentence } from '../sheet/picture.js';
import type { OpticalImage, Setup } from './image.js';
import type { RayName, Rays } from './rays-schema.js';

const LENS_RAYS: Readonly<Record<RayName, string>> = {
  parallel: 'oʻqqa parallel nur',
  centre: 'markazdan oʻtgan nur',
  focus: 'fokusdan oʻtgan nur',
  vertex: 'qutbga tushgan nur',
};

function elementName({ F, isMirror }: Setup): string {
  if (!isMirror) return F > 0 ? 'Yigʻuvchi linza' : 'Sochuvchi linza';
  return Number.isFinite(F) ? `${F > 0 ? 'Botiq' : 'Qavariq'} koʻzgu` : 'Yassi koʻzgu';
}

/** Unit of the distances, and what a square of the paper measures along the axis and across it. */
interface Scale {
  readonly unit: string;
  readonly square: readonly [number, number];
}

/** Sentences about the element, the object, the rays and the image. */
export function describeRays(
  { rays, marks = [] }: Rays,
  setup: Setup,
  image: OpticalImage,
  { unit, square }: Scale,
): Sentence[] {
  const { F, d, h, isMirror } = setup;
  const from = isMirror ? 'koʻzgudan' : 'linzadan';
  const names = (rays ?? (Number.isFinite(F) ? ['parallel', 'centre'] : [])) as readonly RayName[];
  const focus = Number.isFinite(F)
    ? [{ about: ['F'], text: `Fokus masofasi ${withUnit(Math.abs(F), unit)}.` }]
    : [];
  const isVirtual = image.f < 0;
  const isUpright = image.height > 0;
  return [
    { about: [], text: `${elementName(setup)}.` },
    ...focus,
    { about: ['d'], text: `Buyum ${from} ${withUnit(d, unit)} uzoqda.` },
    { about: ['h'], text: `Buyumning balandligi ${withUnit(h, unit)}.` },
    {
      about: [],
      text: `Bir katak oʻq boʻylab ${withUnit(square[0], unit)}, unga tik ${withUnit(square[1], unit)}.`,
    },
    ...(names.length > 0
      ? [{ about: [], text: `Chizilgan nurlar: ${listOf(names.map((name) => LENS_RAYS[name]))}.` }]
      : []),
    ...(marks.length > 0 ? [{ about: [], text: `Bosh optik oʻqda belgilangan: ${listOf(marks)}.` }] : []),
    ...(Number.isFinite(image.f)
      ? [
          { about: ['f', 'Γ'], text: `Tasvir ${from} ${withUnit(Math.abs(image.f), unit)} uzoqda.` },
          {
            about: ['tasvir'],
            text: `Tasvir ${isVirtual ? 'mavhum' : 'haqiqiy'} va ${isUpright ? 'tik' : 'toʻnkarilgan'}.`,
          },
          { about: ['H', 'Γ'], text: `Tasvirning balandligi ${withUnit(Math.abs(image.height), unit)}.` },
        ]
      : [{ about: ['f'], text: 'Nurlar kesishmaydi: tasvir hosil boʻlmaydi.' }]),
  ];
}
