import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Osilish nuqtasiga sterjen bilan mahkamlangan yuk, unga ikkinchi sterjen bilan osilgan yana bir yuk. Bir nechta nusxa deyarli ustma-ust boshlanadi: birinchisi va oxirgisi ikki xil rangda, oradagilari ingichka. Quyi yuklar ortidan iz qoladi.',
  instructions: [
    'Yuqori yoki quyi yukni ushlab suring va qoʻyib yuboring: u qoʻlingizning tezligi bilan ketadi.',
    'Nusxalar sonini va ular orasidagi boshlangʻich farqni tanlab, vaqtni ishga tushiring.',
    '“Nusxalar farqi” grafigini kuzating: vertikal oʻq logarifmik, shuning uchun eksponensial oʻsish toʻgʻri chiziqqa oʻxshaydi.',
  ],
  equations,
  limits: [
    'Sterjenlar vaznsiz va egilmas, yuklar moddiy nuqta, ishqalanish yoʻq.',
    'Hisoblash usuli: toʻrtinchi tartibli Runge–Kutta, qadam 1/960 s. Energiya bir daqiqada 10⁻⁸ gacha saqlanadi.',
    'Xaosda eng kichik yaxlitlash xatosi ham oʻsib boradi. Ikkala burchak 90° dan qoʻyib yuborilganda hisob dastlabki 27 s uchun ishonchli; keyin harakat turi toʻgʻri, ammo aynan shu harakat emas.',
  ],
};
