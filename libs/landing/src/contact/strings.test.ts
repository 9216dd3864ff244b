import { strings } from './strings.js';

/** The specification's words, escaped so that no editor mends their apostrophes: U+0027. */
const specified = {
  detailsLoading: 'Kontakt ma\u0027lumotlari yuklanmoqda...',
  phoneExample: '+998 90 123 45 67',
  send: 'Yuborish',
  sending: 'Yuborilmoqda...',
  sent: 'Xabaringiz muvaffaqiyatli yuborildi!',
  failed: 'Xabar yuborishda xatolik yuz berdi',
};

test('the texts of the specification are its own, byte for byte', () => {
  expect(strings.given).toEqual(specified);
});

test('our own texts write oʻ gʻ with U+02BB and ʼ with U+02BC only', () => {
  const { given: _, waitSeconds, waitMinutes, waitHours, ...own } = strings;
  const said = [JSON.stringify(own), waitSeconds(1), waitMinutes(1), waitHours(1)].join('\n');
  expect(said).not.toMatch(/['`\u2018\u2019]/);
});
