/** A number with its unit; no unit, no space. */
const withUnit = (number: string, unit: string): string =>
  unit === '' ? number : unit === '°' ? `${number}°` : `${number}\u00A0${unit}`;

/** Words of every experiment's frame. */
export const kitStrings = {
  withUnit,
  stage: {
    handle: 'suriladigan nuqta',
    handleKeys: 'Strelkalar bilan suriladi, Shift bilan mayda qadam.',
    late: 'sekinlashdi',
    lateWhy: 'Qurilma ulgurmayapti: model vaqti sekinroq oʻtmoqda, hisob aniqligi oʻzgarmaydi.',
  },
  time: {
    group: 'Vaqtni boshqarish',
    play: 'Boshlash',
    pause: 'Toʻxtatish',
    back: 'Bir kadr orqaga',
    forward: 'Bir kadr oldinga',
    nextEvent: 'Keyingi hodisagacha',
    reset: 'Boshidan',
    speed: 'Tezlik',
    speedValue: (speed: number) => `${String(speed).replace('.', ',')}×`,
    position: 'Yozib olingan vaqt',
    noEvent: 'Bir daqiqa ichida hodisa boʻlmadi.',
  },
  parameters: {
    title: 'Parametrlar',
    presets: 'Tayyor holatlar',
    switches: 'Koʻrinish',
    notANumber: 'Son kiriting, masalan 1,5.',
    range: (min: string, max: string) => `${min} dan ${max} gacha boʻlsin.`,
  },
  readouts: { title: 'Oʻlchovlar', quantity: 'Kattalik', value: 'Qiymat', none: '—', time: 'Vaqt' },
  plots: {
    title: 'Grafiklar',
    cursor: (title: string) => `${title}: grafikdagi nuqta`,
    empty: 'Hali oʻlchov yoʻq',
    table: 'Grafik sonlari',
  },
  words: {
    state: 'Hozirgi holat',
    picture: 'Nimani koʻryapsiz',
    use: 'Qanday ishlatiladi',
    model: 'Model va chegaralari',
    equations: 'Tenglamalar',
    conservation: 'Saqlanish xatosi (hozir)',
    task: 'Topshiriq',
    hint: 'Maslahat',
    answer: 'Javob',
  },
} as const;
