import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Elektron toʻlqin paketi chapdan oʻngga, toʻsiq tomon harakatlanadi. Toʻldirilgan egri chiziq elektronni har bir joyda topish ehtimolini, ingichka toʻlqin esa toʻlqin funksiyaning haqiqiy qismini koʻrsatadi. Punktir chiziq — elektron energiyasi E, toʻrtburchak — balandligi U boʻlgan toʻsiq.',
  instructions: [
    'Energiya, toʻsiq balandligi va kengligini tanlang. Paketni va toʻsiq ustini surish ham mumkin.',
    'Vaqtni ishga tushiring: ekrandagi 1 s — elektron uchun 5 femtosekund.',
    'Paket toʻsiqdan ajralgach, oʻng tomonda topish ehtimoli T oʻtish ehtimoliga teng: uni nazariya bilan solishtiring.',
  ],
  equations,
  limits: [
    'Harakat bir oʻlchamli, elektron norelyativistik, toʻsiqning chetlari keskin.',
    'Paket turli energiyali toʻlqinlardan iborat, shuning uchun uning T si bitta energiya uchun olingan T dan farq qiladi.',
    'Sahna chetlarida toʻlqin yutiladi va yutilgan qismi hisobga olinadi. Oʻrtacha koordinata yutilish 1 % dan oshgunicha koʻrsatiladi.',
    'Hisoblash usuli: Furye almashtirishli boʻlingan qadam, 1024 nuqta, oraligʻi 0,1 nm, qadam 0,014 fs. T nazariyadan 0,2 % dan kam farq qiladi.',
  ],
};
