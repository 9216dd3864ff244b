/** Texts of all mails, in Uzbek. */
export const mailStrings = {
  greeting: 'Assalomu alaykum!',
  signature: 'Zarra',
  recoveryCode: {
    // The subject omits the code: phones shared in a family show subjects on the lock screen.
    subject: 'Zarra: parolni tiklash kodi',
    intro: 'Zarra saytidagi parolingizni tiklash kodi:',
    paragraphs: [
      'Kod 10 daqiqa amal qiladi. Uni saytdagi kod soʻralgan sahifaga kiriting.',
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
  contactMessage: {
    subject: 'Zarra: saytdan xabar',
    intro: 'Sayt orqali yangi xabar keldi:',
    name: 'Ism:',
    phone: 'Telefon:',
    advice:
      'Yuqoridagi satrlarni saytga kirgan kishi yozgan: undagi havolalarni ehtiyot boʻlib oching. Javob uchun unga qoʻngʻiroq qiling, bu xatga javob yozmang.',
  },
} as const;
