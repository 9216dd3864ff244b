import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Transportir atrofida aylanadigan lazer nurini optik jismga yoʻnaltiradi. Punktir chiziq — jism sirtiga perpendikulyar: α, β va γ burchaklar undan hisoblanadi. Nur har bir sirtda qaytgan va singan nurga ajraladi; nurning yoʻgʻonligi va yorqinligi uning quvvatini koʻrsatadi. Nurlar boʻylab lazer har 0,1 ns da chiqargan qisqa impulslar yuguradi, birinchi impuls doiracha bilan belgilangan.',
  instructions: [
    'Optik jism va moddani tanlang. Lazerni suring yoki tushish burchagini oʻzgartiring.',
    'Lazerni chegaraning ikkinchi tomoniga oʻtkazing: nur endi zichroq muhitdan chiqadi. Burchakni oshirib, toʻla qaytish boshlanadigan joyni toping.',
    'Vaqtni ishga tushiring: havodan suvga yoki shishaga oʻtgan impuls sekinlashadi, impulslar orasi qisqaradi.',
    'Plastina va prizmani burchagidan ushlab buring, prizmaning sindirish burchagini, tolaning egilishini oʻzgartiring.',
    'Burchak va masofalarni transportir va chizgʻich bilan ham oʻlchash mumkin: rasm masshtabda chizilgan.',
  ],
  equations,
  limits: [
    'Nurlar chizma tekisligida yotadi. Sirtlar silliq, muhitlar yorugʻlikni yutmaydi.',
    'Moddalarning nur sindirish koʻrsatkichi va uning toʻlqin uzunligiga bogʻliqligi eʼlon qilingan oʻlchashlardan olingan. Havo uchun n = 1 (aslida 1,0003).',
    'Oq yorugʻlik 400 nm dan 700 nm gacha 25 ta rangdan iborat; unda son qiymatlar sariq nur (589 nm) uchun. Ekrandagi oltita rang spektr ranglariga yaqin.',
    'Impulslar hammasi bir xil tezlik c/n bilan yuradi: guruh tezligining farqi hisobga olinmagan.',
    'Ikki muhit chegarasida “jismdagi vaqt” — chegaradan 6,5 sm yoʻl uchun ketgan vaqt.',
    'Optik tola yassi tasma koʻrinishida, oʻzagi 9 mm: haqiqiy tolada oʻzak bundan yuz marta va undan ham ingichka. Qobiqdan tashqariga chiqqan nur yutiladi.',
    'Hisoblash usuli: nurning sirt bilan kesishishi aniq formula bilan topiladi. Quvvati 0,2 % dan (oq yorugʻlikda 1 % dan) kam boʻlgan nurlar chizilmaydi.',
  ],
};
