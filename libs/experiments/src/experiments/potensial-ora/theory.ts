import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Qalin chiziq — oʻraning potensial energiyasi. Gorizontal chiziqlar — ruxsat etilgan energiya sathlari. Tanlangan sath ustida elektronni har bir joyda topish ehtimoli va toʻlqin funksiya chizilgan.',
  instructions: [
    'Oʻra turini tanlang, oʻng devorini suring yoki kenglik va chuqurlikni oʻzgartiring.',
    'Sathni tanlang. Ikkinchi sathni qoʻshsangiz, elektron ikki holatning superpozitsiyasida boʻladi.',
    'Vaqtni ishga tushiring: ekrandagi 1 s — elektron uchun 1 femtosekund.',
  ],
  equations,
  limits: [
    'Harakat bir oʻlchamli, elektron bitta va norelyativistik.',
    'Ossillyatorda potensial energiya oʻrtadan L/2 masofada U ga teng. Qoʻsh oʻrada U — oʻrtadagi toʻsiq balandligi, L — ikki chuqurlik orasi.',
    'Cheksiz chuqur oʻrada U hisobga kirmaydi. Eng quyi sakkizta sath hisoblanadi.',
    'Hisoblash usuli: markaziy ayirmalar, Shturm ketma-ketligi va Richardson aniqlashtirishi. Vaqtga bogʻliqlik aniq formula bilan olinadi.',
    'Foton chiqarish jarayonining oʻzi modelga kirmaydi: faqat sathlar farqi va unga mos toʻlqin uzunligi koʻrsatiladi.',
  ],
};
