import { strings } from './screen-strings.js';

/** The specification's texts. Escapes protect their apostrophes, U+0027 and U+2018, from editors. */
const specified = {
  signIn: 'Kirish',
  signingIn: 'Loading...',
  back: 'Orqaga',
  sendCode: 'Kod yuborish',
  confirm: 'Tasdiqlash',
  changePassword: 'Parolni o\u2018zgartirish',
  wrongEmail: 'Iltimos, to\u0027g\u0027ri email formatini kiriting.',
  shortPassword: 'Parol kamida 6 belgidan iborat bo\u0027lishi kerak.',
  passwordsDiffer: 'Parollar mos emas!',
  loginFailed: 'Parol noto\u2018g\u2018ri.',
  registerFailed: 'Ro\u0027yxatdan o\u0027tishda xatolik yuz berdi!',
  registerUnknown: 'Noma\u0027lum xatolik yuz berdi!',
  registered: 'Ro\u0027yxatdan o\u0027tdingiz!',
  forgotFailed: '5 daqiqadan so\u2018ng urunib ko\u2018ring.',
  verifyFailed: 'Kod xato. Qayta urinib ko\u2018ring.',
  resetFailed: 'Parolni tiklashda xatolik.',
  sessionExpired: 'Avtorizatsiya muammosi. Iltimos qayta kiring.',
};

test('the texts of the specification are unchanged byte for byte', () => {
  expect(strings.specTexts).toEqual(specified);
});

test('our own texts write oʻ gʻ with U+02BB and ʼ with U+02BC only', () => {
  const { specTexts: _, ...own } = strings;
  expect(JSON.stringify(own)).not.toMatch(/['`\u2018\u2019]/);
});
