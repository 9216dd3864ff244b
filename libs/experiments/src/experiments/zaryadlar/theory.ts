import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Musbat (+) va manfiy (−) zaryadlar hamda ularning maydoni. Uzluksiz chiziqlar — kuch chiziqlari, ulardagi strelka maydon yoʻnalishini koʻrsatadi. Punktir chiziqlar — ekvipotensial chiziqlar. Fonda potensial musbat joylar qizgʻish, manfiy joylar koʻkish. Xoch — sinov nuqtasi, undagi E vektor — kuchlanganlik, uning atrofidagi punktir aylana — Gauss sferasi. Halqa bilan ajratilgan zaryad — tanlangan zaryad, F — unga taʼsir etuvchi kuch. Kichik doira — sinov zaryadi.',
  instructions: [
    'Tayyor holatni tanlang. Zaryadlarni va sinov nuqtasini suring.',
    'Zaryadni bosing yoki roʻyxatdan tanlang va qiymatini oʻzgartiring. Yangi zaryadni qismlar qatoridan sahnaga suring yoki qatorda bosing. Qatorga qaytarib surilgan zaryad olib tashlanadi.',
    'Sinov nuqtasi atrofidagi Gauss sferasining radiusini oʻzgartiring va sferadan oʻtuvchi oqimni ichidagi zaryad bilan solishtiring.',
    'Vaqtni ishga tushiring: sinov zaryadi sinov nuqtasidan qoʻyib yuboriladi va maydon taʼsirida harakatlanadi.',
  ],
  equations,
  limits: [
    'Zaryadlar nuqtaviy, vakuumda va qoʻzgʻalmas. Rasmda ular radiusi 10 sm boʻlgan doiralar: sinov zaryadi doiraga tegsa, toʻxtaydi.',
    'Qonunlar fazo uchun: maydon 1/r² boʻyicha kamayadi. Rasmda zaryadlar yotgan tekislik koʻrsatilgan. Shu sababli chiziqlar zichligi maydon kuchini taxminan ifodalaydi; aniq qiymat — oʻlchovlarda.',
    'E, F va v vektorlarining uzunligi kattalikka toʻliq proporsional emas: katta qiymatlar siqib chizilgan.',
    'Sinov zaryadi boshqa zaryadlarni siljitmaydi. Ogʻirlik kuchi, ishqalanish va nurlanish hisobga olinmagan.',
    'Oqim sfera sirti boʻyicha yigʻib hisoblanadi. Doirani sfera kesib oʻtsa, oqim koʻrsatilmaydi.',
    'Hisoblash usuli: kuch chiziqlari va harakat — toʻrtinchi tartibli Runge–Kutta usuli, vaqt qadami 1/240 s yoki kamroq.',
  ],
};
