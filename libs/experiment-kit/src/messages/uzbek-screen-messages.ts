/** Describes the viewpoint of a 3D scene, whole degrees: right and up are positive. */
function describeViewpoint(right: number, up: number): string {
  const across =
    right === 0 ? 'roʻparadan' : `${Math.abs(right)} gradus ${right > 0 ? 'oʻng' : 'chap'} tomondan`;
  const high = up === 0 ? '' : `, ${Math.abs(up)} gradus ${up > 0 ? 'yuqoridan' : 'pastdan'}`;
  return across + high;
}

/** Uzbek texts of the first paint. */
export const uzbekScreenMessages = {
  screen: {
    panel: 'Tajriba boʻlimlari',
    controls: 'Boshqaruv',
    investigation: 'Tadqiqot',
    records: 'Yozuvlar',
    theory: 'Nazariya',
    model: 'Model',
    expand: 'Boʻlimni kengaytirish',
    collapse: 'Boʻlimni kichraytirish',
    enlargeGraph: 'Grafikni kattalashtirish',
    enlargeStage: 'Sahnani kattalashtirish',
    graph: 'Grafik',
    more: 'Boshqa amallar',
  },
  stage: {
    handle: 'suriladigan nuqta',
    handleKeys: 'Strelkalar bilan suriladi, Shift bilan mayda qadam.',
    removeKeys: 'Delete tugmasi olib tashlaydi.',
    lagging: 'sekinlashdi',
    laggingHint: 'Qurilma ulgurmayapti: model vaqti sekinroq oʻtmoqda, hisob aniqligi oʻzgarmaydi.',
  },
  tray: {
    group: 'Qismlar',
    hint: 'Sahnaga suring yoki bosing. Olib tashlash uchun qismni shu yerga suring.',
    placed: (part: string) => `Qoʻyildi: ${part}.`,
    removed: (part: string) => `Olib tashlandi: ${part}.`,
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
    closeNotice: 'Xabarni yopish',
  },
  time: {
    group: 'Vaqtni boshqarish',
    play: 'Boshlash',
    pause: 'Toʻxtatish',
    back: 'Bir kadr orqaga',
    forward: 'Bir kadr oldinga',
    nextEvent: 'Keyingi hodisagacha',
    reset: 'Boshidan',
    resetAll: 'Hammasini tiklash',
    more: 'Vaqt uchun boshqa amallar',
    speed: 'Tezlik',
    speedValue: (speed: number) => `${String(speed).replace('.', ',')}×`,
    position: 'Yozib olingan vaqt',
    noEvent: 'Bir daqiqa ichida hodisa boʻlmadi.',
  },
  shortcuts: {
    title: 'Klaviatura tugmalari',
  },
  parameters: {
    title: 'Parametrlar',
    level: 'Boshqaruv darajasi',
    levels: { simple: 'Oddiy', full: 'Toʻliq' },
    otherValue: (value: string) => `boshqa (${value})`,
    hiddenChanges: (labels: readonly string[]) => `Oʻzgartirilgan: ${labels.join('; ')}.`,
    presets: 'Tayyor holatlar',
    switches: 'Koʻrinish',
    notANumber: 'Son kiriting, masalan 1,5.',
    range: (min: string, max: string) => `${min} dan ${max} gacha boʻlsin.`,
  },
  readouts: {
    title: 'Oʻlchovlar',
    quantity: 'Kattalik',
    value: 'Qiymat',
    time: 'Vaqt',
    shown: (number: number) => `${number}-katta sondagi kattalik`,
  },
  content: {
    state: 'Hozirgi holat',
    sceneDescription: 'Nimani koʻryapsiz',
    instructions: 'Qanday ishlatiladi',
    model: 'Model va chegaralari',
    equations: 'Tenglamalar',
  },
  tools: {
    group: 'Asboblar',
    stopwatch: 'Sekundomer',
    ruler: 'Chizgʻich',
    protractor: 'Transportir',
    failed: 'Asbob yuklanmadi. Internet aloqasini tekshirib, tugmani yana bosing.',
    placed: (tool: string) =>
      `${tool} sahnaga qoʻyildi. Uchlarini suring yoki strelkalar bilan joylashtiring.`,
  },
  share: {
    open: 'Ulashish',
    close: 'Yopish',
    loading: 'Yuklanmoqda…',
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
};
