import { commandName } from '../command-line.js';

/** Texts of all mails, in Uzbek. */
export const mailStrings = {
  greeting: 'Assalomu alaykum!',
  signature: 'Zarra',
  recoveryCode: {
    // The subject omits the code: phones shared in a family show subjects on the lock screen.
    subject: 'Zarra: parolni tiklash kodi',
    intro: 'Zarra saytidagi parolingizni tiklash kodi:',
    validity: (minutes: number) =>
      `Kod ${minutes} daqiqa amal qiladi. Uni saytdagi kod soʻralgan sahifaga kiriting.`,
    paragraphs: [
      'Bunday xat bir nechta kelgan boʻlsa, eng soʻnggisidagi kodni kiriting.',
      'Kodni hech kimga aytmang: Zarra xodimlari uni hech qachon soʻramaydi.',
      'Parolni tiklashni siz soʻramagan boʻlsangiz, bu xatga eʼtibor bermang: bu kodsiz parolingizni hech kim oʻzgartira olmaydi.',
    ],
  },
  passwordChanged: {
    subject: 'Zarra: parolingiz oʻzgartirildi',
    paragraphs: [
      'Zarra saytidagi parolingiz oʻzgartirildi. Hisobingizdan barcha qurilmalarda chiqildi: endi yangi parol bilan kiring.',
      'Parolni siz oʻzgartirmagan boʻlsangiz, elektron pochtangizga begona kishi kirgan boʻlishi mumkin. Avval pochtangiz parolini almashtiring, soʻng Zarra saytida parolni qaytadan tiklang.',
    ],
  },
  ownPasswordChanged: {
    subject: 'Zarra: parolingiz oʻzgartirildi',
    paragraphs: [
      'Zarra saytidagi parolingiz hisob sahifasida oʻzgartirildi. Boshqa barcha qurilmalarda hisobingizdan chiqildi.',
      'Parolni siz oʻzgartirmagan boʻlsangiz, kimdir eski parolingizni biladi. Saytdagi “Parolni unutdingizmi?” havolasi orqali darhol yangi parol oʻrnating.',
    ],
  },
  emailCode: {
    subject: 'Zarra: yangi manzilni tasdiqlash kodi',
    intro: 'Zarra saytidagi hisobni shu pochtaga bogʻlash kodi:',
    validity: (minutes: number) =>
      `Kod ${minutes} daqiqa amal qiladi. Uni saytdagi kod soʻralgan sahifaga kiriting.`,
    paragraphs: [
      'Bunday xat bir nechta kelgan boʻlsa, eng soʻnggisidagi kodni kiriting.',
      'Kodni hech kimga aytmang: Zarra xodimlari uni hech qachon soʻramaydi.',
      'Manzilni siz almashtirmayotgan boʻlsangiz, bu xatga eʼtibor bermang: bu kodsiz pochtangiz hech qaysi hisobga bogʻlanmaydi.',
    ],
  },
  emailInUse: {
    subject: 'Zarra: bu manzilda hisob bor',
    paragraphs: [
      'Zarra saytida kimdir oʻz hisobini shu pochta manziliga bogʻlamoqchi boʻldi. Bu manzil allaqachon sizning hisobingizga tegishli, shuning uchun hech narsa oʻzgarmadi.',
      'Buni siz qilgan boʻlsangiz, saytga shu manzil bilan kiring. Parol esingizda boʻlmasa, uni kod orqali tiklang. Siz qilmagan boʻlsangiz, bu xatga eʼtibor bermang.',
    ],
  },
  emailChanged: {
    subject: 'Zarra: elektron pochta manzilingiz almashtirildi',
    paragraphs: [
      'Zarra saytidagi hisobingiz endi boshqa elektron pochtaga bogʻlangan. Bundan keyin kodlar va xabarlar yangi manzilga boradi.',
      'Manzilni siz almashtirmagan boʻlsangiz, kimdir parolingizni biladi. Darhol sayt xodimlariga yozing: ularning manzili bosh sahifadagi “Aloqa” boʻlimida.',
    ],
  },
  accountDeleted: {
    subject: 'Zarra: hisobingiz oʻchirildi',
    paragraphs: [
      'Zarra saytidagi hisobingiz va unga tegishli barcha maʼlumotlar oʻchirildi. Ularni qaytarib boʻlmaydi.',
      'Hisobni siz oʻchirmagan boʻlsangiz, kimdir parolingizni bilgan. Shu parol boshqa saytlarda ham ishlatilgan boʻlsa, uni almashtiring.',
    ],
  },
  contactMessage: {
    subject: 'Zarra: saytdan xabar',
    intro: 'Sayt orqali yangi xabar keldi:',
    name: 'Ism:',
    phone: 'Telefon:',
    advice:
      'Yuqoridagi satrlarni saytga kirgan kishi yozgan: undagi havolalarni ehtiyot boʻlib oching. Javob uchun unga qoʻngʻiroq qiling, bu xatga javob yozmang.',
  },
  contactDigest: {
    subject: (total: number) => `Zarra: saytdan ${total} ta xabar`,
    intro: (total: number) => `Sayt orqali ${total} ta yangi xabar keldi. Uzun matnlar qisqartirilgan.`,
    more: (rest: number) =>
      `Yana ${rest} ta xabar bu xatga sigʻmadi. Ular serverda saqlangan, hammasini quyidagi buyruq koʻrsatadi:`,
    all: 'Toʻliq matnlarni serverda quyidagi buyruq koʻrsatadi:',
    command: `${commandName('admin')} messages`,
    advice:
      'Yuqoridagi xabarlarni saytga kirgan kishilar yozgan: ulardagi havolalarni ehtiyot boʻlib oching. Javob uchun ularga qoʻngʻiroq qiling, bu xatga javob yozmang.',
  },
} as const;
