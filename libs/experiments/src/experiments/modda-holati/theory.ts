import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Eni bir necha nanometr boʻlgan idish va undagi atomlar; ular haqiqiy oʻlchamida chizilgan. Ustida suriladigan qopqoq, ostida plita bilan olov yoki muz, yonida termometr va manometr bor. Ikki modda boʻlsa, oʻrtadagi toʻsiq ularni ajratadi.',
  instructions: [
    'Vaqtni ishga tushiring: ekrandagi 1 s — atomlar uchun 10 pikosekund.',
    'Isitish quvvatini oshiring: olov moddaga issiqlik beradi, manfiy quvvatda muz issiqlikni oladi. Berilgan issiqlik Q hisoblab boriladi.',
    'Termostatni tanlang: temperatura siz bergan qiymatda saqlanadi.',
    'Qopqoqni suring: modda siqiladi yoki unga joy ochiladi.',
    'Ikki moddani tanlab, toʻsiqni bosing yoki oling: moddalar oʻz-oʻzidan aralashadi.',
    'Katta zarrani qoʻshing: atomlar uni har tomondan turtib, tartibsiz harakatga keltiradi.',
  ],
  equations,
  limits: [
    'Atomlar tekislikda harakatlanadi. Shu sababli argon modelda 50 K atrofida eriydi, haqiqiy argon esa 83,8 K da. Atomning kinetik energiyasi kT ga teng (fazoda 3/2 kT).',
    'Atomlar soni kam, demak sirtdagi atomlar ulushi katta: erish va bugʻlanish bitta temperaturada emas, temperaturalar oraligʻida boradi.',
    'Ogʻirlik juda kuchaytirilgan, aks holda nanometrli idishda u sezilmas edi. Haqiqatda atomlarga taʼsiri 10¹¹ marta kichik.',
    'Isitish va sovitish hamma atomning tezligini birday oʻzgartiradi, haqiqatda issiqlik plitadan yoyiladi. Haqiqiy isitish milliardlab marta sekin.',
    'Bosim tekislikda: 1 m uzunlikka taʼsir etuvchi kuch. zJ — zeptojoul, 10⁻²¹ J.',
    'Kvant hodisalari hisobga olinmagan: 20 K dan sovuq neonda ular sezilarli.',
    'Katta zarra atomlardan 40 marta ogʻir. Siljishlar oʻrtachasi va D atomlarniki.',
    'Hisoblash usuli: toʻrtinchi tartibli simplektik usul, qadami 12,5 femtosekund. Energiya balansi bitta atomga ε ning milliondan bir necha ulushigacha saqlanadi.',
  ],
};
