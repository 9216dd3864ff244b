import type { Content } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';
import { isFromInside } from './light.js';
import { deviationOf, passedPart, reflectedPart, refractionOf, shiftOf, timeInside } from './measured.js';
import { media } from './media.js';
import { BODY, type RefractionKey, type RefractionTypes } from './parameters.js';
import { summary } from './summary.js';

type Si = Values<RefractionKey>;

const degrees = (angle: number): string => `${formatNumber((180 * angle) / Math.PI, 1)} gradus`;
const percent = (part: number): string => formatNumber(100 * part, 1);

/** "Nur havodan suvga 45 gradus burchak ostida tushmoqda" */
function incidenceText(si: Si): string {
  const { body, medium, outside, angle } = si;
  if (body === BODY.fibre) return `Nur tola oʻqiga ${degrees(angle)} burchak ostida tushmoqda`;
  const [around, inside] = [media[outside]?.stem ?? '', media[medium]?.stem ?? ''];
  const [from, to] = isFromInside(si) ? [inside, around] : [around, inside];
  return `Nur ${from}dan ${to}ga ${degrees(angle)} burchak ostida tushmoqda`;
}

/** What the body does with the light; empty for a border. */
function bodyText(si: Si): string {
  const { body } = si;
  const shift = shiftOf(si);
  if (body === BODY.plate && Number.isFinite(shift))
    return ` Plastina nurni ${formatNumber(100 * shift, 2)} santimetr yonga siljitmoqda.`;
  if (body === BODY.prism)
    return ` Prizma nurni ${formatNumber((180 * deviationOf(si)) / Math.PI, 1)} gradusga ogʻdirmoqda.`;
  if (body === BODY.fibre)
    return ` Tolaning oxiridan yorugʻlikning ${percent(passedPart(si))} foizi chiqmoqda.`;
  return '';
}

/** Texts of the refraction experiment. */
export const content: Content<RefractionTypes> = {
  ...summary,
  describe: ({ si }) => {
    const refraction = refractionOf(si);
    if (Number.isNaN(refraction)) return `${incidenceText(si)} va toʻla qaytmoqda.${bodyText(si)}`;
    return (
      `${incidenceText(si)}, sinish burchagi ${degrees(refraction)}. ` +
      `Yorugʻlikning ${percent(reflectedPart(si))} foizi qaytmoqda.${bodyText(si)}`
    );
  },
  events: {
    entered: ({ si }) =>
      si.body === BODY.border ? 'Impuls ikkinchi muhitga oʻtdi.' : 'Impuls jismga kirdi.',
    left: ({ si, time }) => {
      const inside = timeInside(si, time);
      if (!Number.isFinite(inside)) return 'Impuls jismdan chiqdi.';
      const nanoseconds = formatNumber(1e9 * inside, 3);
      return si.body === BODY.border
        ? `Impuls quyi muhitda ${nanoseconds} nanosekund yurdi.`
        : `Impuls jismdan chiqdi: u jismda ${nanoseconds} nanosekund yurdi.`;
    },
  },
  theory: async () => (await import('./theory.js')).theory,
};
