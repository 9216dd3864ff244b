import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Chapda buyum — sham, oʻrtada linza yoki koʻzgu, uning oldida teshigi oʻzgaradigan diafragma, narida suriladigan ekran. Ekranning old tomoni burchakda koʻrsatilgan. F va 2F — fokus va ikkilangan fokus masofasidagi nuqtalar, punktir chiziqlar — bosh tekisliklar. Uchta yasash nuri tasvirni maktabdagidek topadi. Qolgan nurlar sinish va qaytish qonunlari boʻyicha aniq chizilgan; sinov nuri buyum asosidan chiqadi va diafragma boʻylab yuradi.',
  instructions: [
    'Asbobni qismlar qatoridan oʻqqa suring yoki qatorda bosing. Buyumni, ekranni va diafragma chetini suring.',
    'Ekranni tasvir turgan joyga keltiring: dogʻ kichrayadi, tasvir tiniqlashadi. Diafragmani toraytirsangiz, boshqa joyda ham tiniqroq boʻladi.',
    'Vaqtni ishga tushiring: sinov nuri diafragma chetidan oʻqqacha borib qaytadi va grafiklarni chizadi.',
    'Chetdagi nur oʻqni qayerda kesishini oʻqqa yaqin nurniki bilan solishtiring.',
  ],
  equations,
  limits: [
    'Nurlar chizma tekisligida yotadi. Eng kichik dogʻ radiusi — undagi 41 nurning eng kichik oʻrtacha kvadratik tarqalishi.',
    'Yorugʻlik bir rangli, λ = 550 nm: linzaning rangli xatosi yoʻq. Sirtlardan yutilish va yon qaytish hisobga olinmagan.',
    'Difraksion doira chetdagi nurning oʻqqa ogʻish burchagi u orqali topiladi.',
    'Linza qalin. d, f va F uning bosh tekisliklaridan (punktir chiziqlar) hisoblanadi, shuning uchun 1/d + 1/f = 1/F ular uchun ham toʻgʻri. Yupqa linzada ikkala tekislik linza markazidan oʻtadi, koʻzguda uning uchidan. Ikkita linzaning bosh tekisliklari birgalikda olinadi.',
    'Ekrandagi tasvir oʻqdagi nuqtaning dogʻi boʻyicha yoyilgan, ravshanligi nisbiy. Keng diafragmada chetdagi nurlar oldinroq uchrashadi, shuning uchun ekran f dan yaqinroqda eng tiniq boʻladi. Ekran koʻzguga tushayotgan nurlarni toʻsmaydi: u oʻqdan chetroqda deb olinadi.',
    'Yasash nurlari linza chetidan tashqarida ham chiziladi. Ikkita linza uchun ular chizilmaydi.',
    'Hisoblash usuli: nurning sfera bilan kesishishi aniq formula bilan topiladi. Vaqt faqat sinov nurini yuritadi.',
  ],
};
