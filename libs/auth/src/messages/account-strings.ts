import { formatDay } from '@zarra/uzbek';
import { useContext } from 'react';
import { AuthMessagesContext, type AuthMessages } from './auth-messages.js';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Date and time in the zone of this device: `2026-yil 12-mart, 14:05`. */
export const formatTime = (time: Date): string =>
  `${time.getFullYear()}-yil ${formatDay(time)}, ${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;

/** Texts of the learner's own account. A separate file: only its screen loads them. */
export const accountStrings = {
  title: 'Hisobim',
  checking: 'Hisob tekshirilmoqda',
  checkFailed: 'Hisobingizni ochib boʻlmadi.',
  retry: 'Qayta urinish',

  password: {
    title: 'Parol',
    lead: 'Yangi parol qoʻyilgach, boshqa qurilmalardagi kirishlar yakunlanadi. Shu qurilmada hisobingiz ochiq qoladi.',
    current: 'Hozirgi parol',
    sending: 'Saqlanmoqda…',
    changed: 'Parol oʻzgartirildi. Boshqa qurilmalardagi kirishlar yakunlandi.',
    failed: 'Parolni oʻzgartirib boʻlmadi. Qayta urinib koʻring.',
  },
  email: {
    title: 'Elektron pochta',
    current: 'Hozirgi manzil:',
    lead: 'Parolni tiklash kodi shu manzilga keladi. Yangi manzilni tasdiqlash uchun unga kod yuboramiz.',
    new: 'Yangi elektron pochta',
    password: 'Hozirgi parol',
    send: 'Kod yuborish',
    sending: 'Yuborilmoqda…',
    failed: 'Kod yuborib boʻlmadi. Qayta urinib koʻring.',
    sentTo: 'Kod yuborilgan manzil:',
    sentHint:
      'Kodni eng soʻnggi xatdan oling. Xat kelmasa, «Spam» papkasini ham koʻring. Bu manzil boshqa hisobga tegishli boʻlsa, xatda kod oʻrniga shu haqda yozilgan boʻladi.',
    code: 'Xatdagi kod',
    confirm: 'Manzilni tasdiqlash',
    confirming: 'Tekshirilmoqda…',
    confirmFailed: 'Kod xato. Qayta urinib koʻring.',
    other: 'Boshqa manzil yozish',
    changed: 'Elektron pochta almashtirildi.',
  },
  sessions: {
    title: 'Kirilgan qurilmalar',
    lead: 'Hisobingiz ochiq turgan qurilmalar. Notanish qurilmani koʻrsangiz, undagi kirishni yakunlang va parolni oʻzgartiring.',
    loading: 'Qurilmalar yuklanmoqda…',
    failed: 'Qurilmalar roʻyxatini yuklab boʻlmadi.',
    current: 'Shu qurilma',
    began: 'Kirilgan:',
    used: 'Oxirgi faollik:',
    /** Start and last use of a session. */
    time: formatTime,
    end: 'Yakunlash',
    ending: 'Yakunlanmoqda…',
    endOf: (device: string) => `Kirishni yakunlash: ${device}`,
    endOthers: 'Boshqa hamma qurilmalardan chiqish',
    ended: 'Kirish yakunlandi.',
    endedOthers: 'Boshqa qurilmalardagi kirishlar yakunlandi.',
    endFailed: 'Kirishni yakunlab boʻlmadi. Qayta urinib koʻring.',
  },
  data: {
    title: 'Maʼlumotlarim',
    lead: 'Siz haqingizda saqlangan hamma narsani bitta faylda olishingiz mumkin: hisob, kirishlar, test natijalari, javoblar, darslarda toʻxtagan joylar, tadqiqotlar va mashqlar.',
    download: 'Maʼlumotlarimni yuklab olish',
    downloading: 'Tayyorlanmoqda…',
    downloaded: 'Fayl qurilmangizga saqlandi.',
    downloadFailed: 'Maʼlumotlarni yuklab boʻlmadi. Qayta urinib koʻring.',
    fileName: 'zarra-maʼlumotlarim.json',
    privacy: 'Qanday maʼlumotlar saqlanadi?',
  },
  remove: {
    open: 'Hisobni oʻchirish',
    lead: 'Hisob oʻchirilsa, uni qaytarib boʻlmaydi.',
    title: 'Hisobni oʻchirish',
    close: 'Oynani yopish',
    lost: (name: string) => `“${name}” hisobi bilan birga quyidagilar butunlay oʻchiriladi:`,
    losses: [
      'foydalanuvchi nomi, elektron pochta va parol',
      'barcha test natijalari va javoblaringiz',
      'darslarda toʻxtagan joylaringiz, laboratoriya tadqiqotlaringiz va mashqlardagi javoblaringiz',
      'barcha qurilmalardagi kirishlar',
      'shu qurilmadagi hali topshirilmagan javoblar',
    ],
    advice: 'Natijalar kerak boʻlsa, avval maʼlumotlaringizni yuklab oling.',
    password: 'Parolingiz',
    confirm: 'Butunlay oʻchirish',
    sending: 'Oʻchirilmoqda…',
    cancel: 'Bekor qilish',
    failed: 'Hisobni oʻchirib boʻlmadi. Qayta urinib koʻring.',
    done: 'Hisobingiz oʻchirildi',
    doneText:
      'Hisobingiz va unga tegishli barcha maʼlumotlar oʻchirildi. Ularning zaxira nusxalari bir oy ichida yoʻqoladi.',
    home: 'Bosh sahifa',
  },
  currentPassword: {
    empty: 'Hozirgi parolingizni yozing.',
    invalid: 'Parol 256 ta belgidan uzun boʻlmaydi.',
  },
};

/** The texts of the surrounding provider for the own account. */
export const useSettingsMessages = (): AuthMessages['settings'] =>
  useContext(AuthMessagesContext)?.settings ?? accountStrings;
