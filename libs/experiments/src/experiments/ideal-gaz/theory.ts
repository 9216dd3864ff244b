import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Tomoni bir necha nanometr boʻlgan quti va undagi molekulalar; ular haqiqiy oʻlchamida chizilgan. Oʻng devor — manometr va termometrli porshen; ostida olov yoki muz. Rang molekulaning kinetik energiyasini, qora chiziq bitta molekulaning yoʻlini koʻrsatadi. Bosim formuladan emas, molekulalarning devorga urilishlaridan hisoblanadi.',
  instructions: [
    'Vaqtni ishga tushiring: ekrandagi 1 s — molekulalar uchun 25 pikosekund. Kutganingiz sari bosim xatosi kamayadi.',
    'Porshenni suring yoki strelkalar bilan joyini oʻzgartiring: u tanlangan tezlikda siljiydi. Siljiyotganda va gaz muvozanatga kelguncha bosim oʻlchanmaydi.',
    'Devorlar temperaturasini oʻzgartiring: molekulalar devordan yangi energiya bilan qaytadi.',
    'Adiabatik jarayonni tanlab, porshenni suring: gaz siqilganda isiydi, kengayganda soviydi.',
    'Tezliklar taqsimotini Maksvell egri chizigʻi bilan solishtiring.',
  ],
  equations,
  limits: [
    'Molekulalar — silliq, qattiq sharlar: ular faqat urilganda taʼsirlashadi. Tortishish, aylanish va kvant hodisalari hisobga olinmagan.',
    'zJ — zeptojoul, 10⁻²¹ J: 1 MPa bosim 1 nm³ hajmda 1 zJ beradi.',
    'V — molekulalar markazi yeta oladigan hajm; quti undan har tomonga molekula radiusicha katta.',
    'Bosim — barcha devorlarga berilgan impulsning yuza va vaqtga nisbati. Oʻlchash oxirgi 1000 ps ni oladi, xato 50 ps li boʻlaklar tarqoqligidan topiladi.',
    'PV/(NkT) nazariyasi: Karnaxan–Starling tenglamasi, devor yaqinidagi zichlanish hisobga olingan. Ikki xil gaz uchun u berilmaydi.',
    'Hisoblash usuli: har bir urilish oʻzining aniq vaqtida hisoblanadi, kadrlar orasi 0,25 ps. Energiya balansi 10⁻¹² gacha saqlanadi.',
    'Siyrak gazda molekulalar bir-biriga kam uriladi. Porshen tez siljisa, jarayon muvozanatsiz boʻladi va gaz nazariyadagidan koʻproq isiydi.',
  ],
};
