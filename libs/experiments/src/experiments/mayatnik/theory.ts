import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Yuqorida osilish nuqtasi, unga vaznsiz qattiq sterjen bilan mahkamlangan yuk. Yukdan chiqqan oʻq uning tezligini, ingichka yoy bosib oʻtilgan yoʻlni koʻrsatadi. Punktir chiziq — muvozanat holati.',
  instructions: [
    'Yukni ushlab suring va qoʻyib yuboring: u qoʻlingizning tezligi bilan ketadi. Boshlangʻich burchakni son bilan ham tanlash mumkin.',
    'Vaqtni ishga tushiring; “Keyingi hodisagacha” tugmasi mayatnikni navbatdagi burilish yoki eng quyi nuqtaga olib boradi.',
    'Uzunlik, erkin tushish tezlanishi va soʻnishni oʻzgartirib, davrni solishtiring.',
  ],
  equations,
  limits: [
    'Sterjen vaznsiz va egilmas, yuk moddiy nuqta deb olingan.',
    'Havo qarshiligi tezlikka proporsional: γ — soʻnish koeffitsiyenti.',
    'Hisoblash usuli: toʻrtinchi tartibli Runge–Kutta, qadam 0,001 s. Soʻnishsiz 100 s da burchak xatosi 10⁻¹⁰ rad dan kichik.',
  ],
};
