/** Joins a number and its unit; without a unit there is no space. */
const withUnit = (number: string, unit: string): string =>
  unit === '' || number === '—' ? number : unit === '°' ? `${number}°` : `${number}\u00A0${unit}`;

/** Describes the viewpoint of a 3D scene, whole degrees: right and up are positive. */
function describeViewpoint(right: number, up: number): string {
  const across =
    right === 0 ? 'roʻparadan' : `${Math.abs(right)} gradus ${right > 0 ? 'oʻng' : 'chap'} tomondan`;
  const high = up === 0 ? '' : `, ${Math.abs(up)} gradus ${up > 0 ? 'yuqoridan' : 'pastdan'}`;
  return across + high;
}

/** Texts shared by all experiments. */
export const kitStrings = {
  withUnit,
  stage: {
    handle: 'suriladigan nuqta',
    handleKeys: 'Strelkalar bilan suriladi, Shift bilan mayda qadam.',
    lagging: 'sekinlashdi',
    laggingHint: 'Qurilma ulgurmayapti: model vaqti sekinroq oʻtmoqda, hisob aniqligi oʻzgarmaydi.',
  },
  view: {
    pad: 'Kuzatish burchagi',
    role: 'aylantiriladigan sahna',
    keys: 'Sahnani suring yoki strelkalarni bosing. Home boshlangʻich koʻrinishga qaytaradi.',
    group: 'Sahnani burish',
    left: 'Chapga burish',
    right: 'Oʻngga burish',
    forward: 'Oldinga qiyalatish',
    back: 'Orqaga qiyalatish',
    reset: 'Boshlangʻich koʻrinish',
    from: describeViewpoint,
    fallback: {
      missing: 'Bu qurilmada uch oʻlchamli tasvir ishlamadi. Sahna soddaroq chizilmoqda, hisob oʻzgarmaydi.',
      lost: 'Uch oʻlchamli tasvir uzilib qoldi. Sahna soddaroq chizilmoqda, hisob oʻzgarmaydi.',
      slow: 'Qurilma uch oʻlchamli tasvirga ulgurmadi. Sahna soddaroq chizilmoqda, hisob oʻzgarmaydi.',
    },
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
  readouts: { title: 'Oʻlchovlar', quantity: 'Kattalik', value: 'Qiymat', missing: '—', time: 'Vaqt' },
  plots: {
    title: 'Grafiklar',
    cursor: (title: string) => `${title}: grafikdagi nuqta`,
    empty: 'Hali oʻlchov yoʻq',
    table: 'Grafik sonlari',
    from: (label: string) => `${label}: dan`,
    to: (label: string) => `${label}: gacha`,
    counted: 'Hisob',
    expected: 'Nazariya',
    between: (label: string, from: string, to: string) => `${label} ${from} dan ${to} gacha`,
    bars: (seconds: number, theory: string | undefined) =>
      `Ustunlar — hisob (soʻnggi ${String(seconds)} s ning oʻrtachasi)${theory === undefined ? '' : `, chiziq — ${theory}`}.`,
  },
  content: {
    state: 'Hozirgi holat',
    sceneDescription: 'Nimani koʻryapsiz',
    instructions: 'Qanday ishlatiladi',
    model: 'Model va chegaralari',
    equations: 'Tenglamalar',
    task: 'Topshiriq',
    hint: 'Maslahat',
    answer: 'Javob',
  },
  conservation: {
    title: 'Saqlanish xatosi (hozir)',
    relative: 'Boshlangʻich qiymatga nisbatan.',
    changed:
      'Oʻzgartirilgan parametr bu kattalikning oʻzini oʻzgartirdi. Tajriba boshidan boshlansa, xato yana koʻrsatiladi.',
    /** By invariant key of a model. */
    names: {
      energy: 'Energiya',
      energyBalance: 'Energiya balansi',
      balance: 'Issiqlik balansi',
      momentum: 'Impuls',
      momentumBalance: 'Impuls',
      angularMomentum: 'Impuls momenti',
      probability: 'Toʻliq ehtimollik',
      norm: 'Toʻliq ehtimollik',
      charge: 'Elektr zaryadi',
    },
  },
  tools: {
    group: 'Asboblar',
    stopwatch: 'Sekundomer',
    ruler: 'Chizgʻich',
    protractor: 'Transportir',
    failed: 'Asbob yuklanmadi. Internet aloqasini tekshirib, tugmani yana bosing.',
    placed: (tool: string) =>
      `${tool} sahnaga qoʻyildi. Uchlarini suring yoki strelkalar bilan joylashtiring.`,
    start: 'Boshlash',
    startName: 'Sekundomerni boshlash',
    stop: 'Toʻxtatish',
    stopName: 'Sekundomerni toʻxtatish',
    lap: 'Oraliqni belgilash',
    clear: 'Nolga qaytarish',
    laps: 'Belgilangan oraliqlar',
    lapNumber: '№',
    lapTime: 'Vaqt',
    lapInterval: 'Oraliq',
    stopwatchError:
      'Sekundomer model vaqtini oʻlchaydi. Boshi va oxiri yarim qadamgacha aniq: xatolik bir hisob qadamiga teng.',
    rulerEnds: ['chap uchi', 'oʻng uchi'],
    rulerError: 'Har bir uch yarim pikselgacha aniq qoʻyiladi: xatolik ikkala uchdan yigʻiladi.',
    protractorEnds: ['uchi', 'birinchi tomoni', 'ikkinchi tomoni'],
    protractorError:
      'Har bir nuqta yarim pikselgacha aniq qoʻyiladi. Tomonlar qancha uzun boʻlsa, xatolik shuncha kichik.',
    keys: 'Strelkalar bilan suriladi, Shift bilan bir pikseldan.',
    spoken: (value: string, error: string) => `${value}, xatolik ${error}`,
  },
  address: {
    broken: 'Havoladagi holat ochilmadi',
    brokenHint:
      'Havola toʻliq koʻchirilmagan yoki boshqa tajribaga tegishli. Tajriba boshlangʻich holatida ochildi.',
  },
  replay: {
    title: 'Holat tiklanmoqda',
    hint: 'Havoladagi holatgacha boʻlgan vaqt qaytadan hisoblanmoqda.',
    progress: (progress: number) => `${Math.round(100 * progress)} foiz`,
  },
  share: {
    open: 'Ulashish',
    close: 'Yopish',
    loading: 'Yuklanmoqda…',
    link: 'Havola',
    linkHint: 'Tajriba aynan hozirgi holatida ochiladi.',
    fromStart: 'Bu holat havolaga sigʻmadi. Havola tajribani hozirgi qiymatlar bilan boshidan ochadi.',
    copyLink: 'Havoladan nusxa olish',
    code: 'Saytga joylash kodi',
    codeHint: 'Kodni saytingizga yoki elektron darsga joylang.',
    copyCode: 'Koddan nusxa olish',
    copied: 'Nusxa olindi.',
    refused:
      'Brauzer nusxa olishga ruxsat bermadi. Matn belgilandi: Ctrl+C ni bosing yoki uni bosib turib, nusxa oling.',
    qr: (title: string) => `QR kod: “${title}” tajribasining hozirgi holati`,
    qrHint: 'Kamerani QR kodga tuting.',
  },
  runs: {
    save: 'Natijani saqlash',
    saved: (number: number) => `${number}-natija saqlandi.`,
    full: 'Beshta natija saqlangan. Yangisini saqlash uchun bittasini oʻchiring.',
    title: 'Saqlangan natijalar',
    number: '№',
    differs: 'Nimasi farq qiladi',
    initial: 'boshlangʻich qiymatlar',
    more: (count: number) => `yana ${count} ta qiymat`,
    time: 'Vaqt',
    removal: 'Oʻchirish',
    remove: (number: number) => `${number}-natijani oʻchirish`,
    removed: (number: number) => `${number}-natija oʻchirildi.`,
  },
  exports: {
    title: 'Yuklab olish',
    decimal: 'Oʻnli kasr belgisi',
    comma: 'vergul: 1,5',
    point: 'nuqta: 1.5',
    table: 'Jadval (CSV)',
    image: 'Rasm (PNG)',
    hint: 'Jadvalda yozib olingan oxirgi daqiqa oʻlchovlari SI birliklarida beriladi.',
    saved: (name: string) => `${name} yuklab olindi.`,
    failed: 'Rasm tayyorlanmadi. Brauzerni yangilab, qayta urinib koʻring.',
  },
  theory: {
    compare: 'Nazariya bilan solishtirish',
    computed: 'Hisob',
    exact: 'Nazariya',
    difference: 'Farq',
    changed:
      'Parametr tajriba davomida oʻzgartirildi. Nazariya bilan solishtirish uchun tajribani boshidan boshlang.',
    none: 'Bu qiymatlar uchun tayyor formula yoʻq, faqat hisoblangan natija koʻrsatiladi.',
  },
  sound: {
    label: (quantity: string) => `Tovush: ${quantity}`,
    hint: 'Kattalik ortsa, tovush balandroq boʻladi.',
  },
  presentation: {
    tools: 'Amallar',
    projector: 'Proyektor rejimi',
    projectorOn: 'Proyektor rejimi yoqildi. Chiqish uchun Esc tugmasini bosing.',
    fullScreen: 'Toʻliq ekran',
    leaveFullScreen: 'Toʻliq ekrandan chiqish',
  },
} as const;
