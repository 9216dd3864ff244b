import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Taxtada 12 ta tugun va elementlar uchun 17 ta joy bor. Sharchalar tok yoʻnalishida yuradi: tok katta boʻlsa, tezroq. Tanlangan joy ramkada.',
  instructions: [
    'Elementni qismlar qatoridan taxtadagi joyga suring. Yoki joyni bosib tanlang, keyin qatordagi elementni bosing.',
    'Qoʻyilgan element boshqa joyga surilsa, koʻchadi, qismlar qatoriga surilsa, olib tashlanadi.',
    'Joyni bosib tanlang va elementining qiymatini oʻzgartiring. Tanlangan kalitni yana bossangiz, u ulanadi yoki uziladi.',
    'Oʻng va chap strelka elementni, yuqori va past strelka qiymatni oʻzgartiradi, Delete tugmasi elementni olib tashlaydi.',
    '“Lampa” holatida kalitni uzib, lampa sovigach yana ulang: sovuq lampadan avval ancha katta tok oʻtadi.',
  ],
  equations,
  limits: [
    'Tok va kuchlanish chapdan oʻngga, yuqoridan pastga musbat. Manbada berilayotgan tok va quvvat koʻrsatiladi.',
    'Sim, kalit va ampermetr qarshiligi nol, voltmetrniki 1 GΩ. Gʻaltakka parallel 30 kΩ/H yoʻqotish bor.',
    'Lampa faqat nurlanib soviydi, kuymaydi. Kondensator va gʻaltak boʻlmagan zanjirda u boshidan qizib turadi: zanjir ancha oldin ulangan.',
    'Amplituda va faza barqaror tebranish uchun, lampa va diodsiz zanjirda.',
    'Hisoblash usuli: tugun potensiallari va trapetsiya qoidasi, qadam 1/600 s. ΣI xatosi 10⁻¹² qismdan kichik.',
  ],
};
