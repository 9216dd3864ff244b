import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Stolda bir uchi ustunga tayangan taxta — qiya tekislik, quyi uchida transportir. Taxtada brusok, ustida 100 g li yuklar; pastda va yuqorida tirgaklar bor. Brusokni dinamometr tortadi: uning koʻrsatkichi kuchga proporsional suriladi. Oʻqlar — ogʻirlik kuchi mg, tayanch reaksiya kuchi N, ishqalanish kuchi va tortish kuchi F.',
  instructions: [
    'Taxtaning uchini suring: burchak oʻzgaradi. Vaqtni ishga tushirib, burchakni sekin oshiring va brusok qaysi burchakda qoʻzgʻalishini toping.',
    'Brusokni ushlab suring yoki turtib yuboring, yuk qoʻshing, boshqa yogʻiga agʻdaring, sirtlarni almashtiring.',
    '“Oʻzgarmas kuch bilan” tortganda dinamometr halqasini suring. “Tekis tortiladi” holatida qoʻl bir xil tezlikda yuradi va kuchni dinamometr koʻrsatadi.',
    'Oʻlchangan qiymatlarni “Yozuvlar” boʻlimida nuqta qilib yozing.',
  ],
  equations,
  limits: [
    'Ishqalanish koeffitsiyentlari tezlikka, tegish yuzasiga va kuchga bogʻliq emas deb olingan. Haqiqiy sirtlarda ular namlik va silliqlikka qarab oʻzgaradi.',
    'Brusok dumalamaydi va agʻdarilmaydi, tirgakka urilganda sakramaydi. Havo qarshiligi yoʻq, g = 9,81 m/s².',
    'Tirgakka tiralgan brusokni avval ishqalanish, yetmasa tirgak ushlaydi deb hisoblanadi.',
    'Tekis tortishda qoʻl va brusok orasida bikrligi 100 N/m boʻlgan dinamometr prujinasi bor: kuch avval tinchlikdagi ishqalanish chegarasigacha oʻsadi, soʻng kamayadi. FIK brusok yuqoriga sirpanayotganda hisoblanadi.',
    'Hisoblash usuli: toʻrtinchi tartibli Runge–Kutta, qadam 0,001 s; qoʻzgʻalish va toʻxtash vaqtlari 10⁻¹² s gacha aniq topiladi.',
  ],
};
