import { toCyrillic } from './to-cyrillic.js';

test.each([
  // marks and digraphs
  ["O'zbekiston, gʻoya, ma’no, Is'hoq, asʼhob", 'Ўзбекистон, ғоя, маъно, Исҳоқ, асҳоб'],
  ["'tok kuchi' va ‘so‘z’", "'ток кучи' ва ‘сўз’"],
  ['ötkazgiç toğ şişa yöl', 'ўтказгич тоғ шиша йўл'],
  // e, ye, yo
  ['er yer aeroport poyezd pyesa', 'эр ер аэропорт поезд пьеса'],
  ['yoʻl yoz yuz yaxshi dunyo', 'йўл ёз юз яхши дунё'],
  // ts, si
  ['litsey, militsiya, detsimetr, meditsina', 'лицей, милиция, дециметр, медицина'],
  ['ketsa, ketsin, kutsinlar, otsiz, magnitsimon', 'кетса, кетсин, кутсинлар, отсиз, магнитсимон'],
  ['induksiya, reaksion, absorbsiya, stansiya', 'индукция, реакцион, абсорбция, станция'],
  ['dispersiya, emissiya, pensiya, refleksiya', 'дисперсия, эмиссия, пенсия, рефлексия'],
  // data: ь at the end of the word only, prefixes
  ['aprel, aprelda, Sentabr, OKTABR', 'апрель, апрелда, Сентябрь, ОКТЯБРЬ'],
  ['kilogers, megavolt, millivoltmetr, kilojoul', 'килогерц, мегавольт, милливольтметр, киложоуль'],
  ['modul, modullar, modulyatsiya, rolik, molekula', 'модуль, модуллар, модуляция, ролик, молекула'],
  ['alfavit, alfa zarra, differensial, potensiometr', 'алфавит, альфа зарра, дифференциал, потенциометр'],
  // capitals
  ['SHAHAR Shahar SHahar CHIQISH YULDUZ Yulduz', 'ШАҲАР Шаҳар Шаҳар ЧИҚИШ ЮЛДУЗ Юлдуз'],
  ['SANʼAT Aʼlo OʻZBEK PYESA ISʼHOQ FUNKSIYA', 'САНЪАТ Аъло ЎЗБЕК ПЬЕСА ИСҲОҚ ФУНКЦИЯ'],
  ['AQSh, AQSHda, BMT, MChJ, Sh. Rashidov', 'АҚШ, АҚШда, БМТ, МЧЖ, Ш. Рашидов'],
])('%s', (latin, cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic));

describe('physics stays in Latin', () => {
  test.each([
    ['Kuch F = ma formula bilan topiladi', 'Куч F = ma формула билан топилади'],
    ['U = IR, PV = nRT, E = mgh, p=mv, A = UIt', 'U = IR, PV = nRT, E = mgh, p=mv, A = UIt'],
    ['F massasi m va tezlanishi a', 'F массаси m ва тезланиши a'],
    ['5 kg, 20 m/s, 3 kPa, 10 MHz, 2 mol, 7 min', '5 kg, 20 m/s, 3 kPa, 10 MHz, 2 mol, 7 min'],
    ['massa (kg), bosim (Pa), 15 ta, 10-sinf, 5ta', 'масса (kg), босим (Pa), 15 та, 10-синф, 5та'],
    ['H₂O, CO2, v0, x_1, sm², Δt, αx', 'H₂O, CO2, v0, x_1, sm², Δt, αx'],
    ['sin α, cos(x), tg β, RC-kontur, LC', 'sin α, cos(x), tg β, RC-контур, LC'],
    ['kuch = massa × tezlanish', 'куч = масса × тезланиш'],
    ['1 yil = 12 oy, 1 oy = 30 kun', '1 йил = 12 ой, 1 ой = 30 кун'],
    ['XXI asr, II bob, IV sinf, I qism', 'XXI аср, II боб, IV синф, I қисм'],
    [
      '$F = m a$ kuch, $$E=mc^2$$ \\(kuch\\) \\[ish\\] ish',
      '$F = m a$ куч, $$E=mc^2$$ \\(kuch\\) \\[ish\\] иш',
    ],
    ['Newton, YouTube, PhET, Coulomb, café', 'Newton, YouTube, PhET, Coulomb, café'],
    ['{count} ta simulyatsiya, {user.name}', '{count} та симуляция, {user.name}'],
    [
      'https://zarra.uz/dars?x=kuch#ish sahifa, www.misol.uz, zarra.uz sayti',
      'https://zarra.uz/dars?x=kuch#ish саҳифа, www.misol.uz, zarra.uz сайти',
    ],
    ['pochta: info@zarra.uz ga yozing', 'почта: info@zarra.uz га ёзинг'],
  ])('%s', (latin, mixed) => expect(toCyrillic(latin)).toBe(mixed));
});

test.each([
  ['U keldi. U ketdi, u esa qoldi', 'У келди. У кетди, у эса қолди'],
  ['u = 5 m/s, tezlik u/2, 3 u', 'u = 5 m/s, тезлик u/2, 3 u'],
  ['kuchlanish U ga teng, U — kuchlanish', 'кучланиш U га тенг, U — кучланиш'],
])('the pronoun u and the symbols u, U: %s', (latin, cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic));

test('Cyrillic text is unchanged', () => {
  expect(toCyrillic("Ўзбек тили, об'ект «сўз»")).toBe("Ўзбек тили, об'ект «сўз»");
});
