import { initials } from './initials.js';

it.each([
  ['Dilnoza Karimova', 'DK'],
  ['nodira', 'N'],
  ['Oʻktam Gʻaniyev', 'OʻGʻ'],
  ["O'ktam Soliyev", "O'S"],
  ['Шаҳноза Ўктамова', 'ШЎ'],
  ['  Ali   Valiyev  oʻgʻli ', 'AV'],
  ['(7-B) Ali', 'A'],
  ['𐐀lma', '𐐀'],
  ['2024', ''],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
