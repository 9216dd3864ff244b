import { toLatin } from './to-latin.js';

test.each([
  // е
  ['ер, поезд, объект, пьеса, метр', 'yer, poyezd, obyekt, pyesa, metr'],
  // ц
  ['лицей, пицца; цирк, функция, кварц, Швейцария', 'litsey, pitsa; sirk, funksiya, kvars, Shveysariya'],
  ['плац, плацда', 'plas, plasda'],
  ['абзацлар, абзаци, антициклонлар, мотоцикл', 'abzaslar, abzasi, antisiklonlar, mototsikl'],
  // ъ
  ['маъно, мўъжиза, объект, адъютант, маъюс', 'maʼno, moʻjiza, obyekt, adyutant, maʼyus'],
  // ь
  ['альбом, бульон, компьютер, Ильин, июль', 'albom, bulyon, kompyuter, Ilyin, iyul'],
  // с + ҳ
  ['Исҳоқ, ИСҲОҚ, асҳоб, шаҳар, машҳур', 'Isʼhoq, ISʼHOQ, asʼhob, shahar, mashhur'],
  // capitals
  ['Шаҳар, ШАҲАР, Ш. Рашидов, Қуёш, ҚУЁШ', 'Shahar, SHAHAR, Sh. Rashidov, Quyosh, QUYOSH'],
  ['Ер ЕР Юз ЮЗ Ўн ЎН ТОҒ ЯШ', 'Yer YER Yuz YUZ Oʻn OʻN TOGʻ YASH'],
  ['АҚШ, АҚШда, Объект, ОБЪЕКТ', 'AQSH, AQSHda, Obyekt, OBYEKT'],
  ['Сентябрь, СЕНТЯБРЬ, октябрда', 'Sentabr, SENTABR, oktabrda'],
  ['вымпел, ямщик', 'vimpel, yamshik'],
  // everything else is unchanged
  ['Куч F = ma, 5 кг; $F = ma$; https://zarra.uz 😀', 'Kuch F = ma, 5 kg; $F = ma$; https://zarra.uz 😀'],
  ['', ''],
])('%s', (cyrillic, latin) => expect(toLatin(cyrillic)).toBe(latin));

test('decomposed letters', () => expect(toLatin('йўл'.normalize('NFD'))).toBe('yoʻl'));

test('Latin text is unchanged, apostrophes included', () => {
  const text = "O'zbek tili, sanʼat ‘matn’ Ö ñ é";
  expect(toLatin(text)).toBe(text);
});
