import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { wrappedDegrees } from '../../wrapped-angle.js';
import type { PendulumTypes } from './parameters.js';

const degrees = (radians: number): string => formatNumber(wrappedDegrees(radians));

/** Texts of the pendulum experiment. */
export const content: Content<PendulumTypes> = {
  title: 'Matematik mayatnik',
  summary: 'Mayatnik davri nimaga bogʻliq: uzunlikka, erkin tushish tezlanishiga yoki amplitudaga?',
  sceneDescription:
    'Yuqorida osilish nuqtasi, unga vaznsiz qattiq sterjen bilan mahkamlangan yuk. Yukdan chiqqan oʻq uning tezligini, ingichka yoy bosib oʻtilgan yoʻlni koʻrsatadi. Punktir chiziq — muvozanat holati.',
  instructions: [
    'Yukni ushlab suring va qoʻyib yuboring: u qoʻlingizning tezligi bilan ketadi. Boshlangʻich burchakni son bilan ham tanlash mumkin.',
    'Vaqtni ishga tushiring; “Keyingi hodisagacha” tugmasi mayatnikni navbatdagi burilish yoki eng quyi nuqtaga olib boradi.',
    'Uzunlik, erkin tushish tezlanishi va soʻnishni oʻzgartirib, davrni solishtiring.',
  ],
  describe: ({ state: [angle = 0, speed = 0] }) =>
    `Burchak ${degrees(angle)} gradus. ` +
    (Math.abs(speed) < 0.01
      ? 'Yuk deyarli toʻxtagan.'
      : `Yuk ${speed > 0 ? 'oʻngga' : 'chapga'} harakatlanmoqda.`),
  events: {
    turned: ({ state: [angle = 0] }) => `Yuk ${degrees(angle)} gradusda burildi.`,
    lowest: () => 'Yuk eng quyi nuqtadan oʻtdi.',
  },
  equations: async () => (await import('./equations.tex')).default,
  limits: [
    'Sterjen vaznsiz va egilmas, yuk moddiy nuqta deb olingan.',
    'Havo qarshiligi tezlikka proporsional: γ — soʻnish koeffitsiyenti.',
    'Hisoblash usuli: toʻrtinchi tartibli Runge–Kutta, qadam 0,001 s. Soʻnishsiz 100 s da burchak xatosi 10⁻¹⁰ rad dan kichik.',
  ],
};
