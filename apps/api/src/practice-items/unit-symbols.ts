/** Factors of a unit in names of mathjs, with their powers. */
export type Factors = readonly (readonly [name: string, power: number])[];

/** Symbols and words of each unit: the international symbol, the Uzbek one, the words. */
const table: Readonly<Record<string, string>> = {
  m: 'm metr',
  km: 'km kilometr',
  dm: 'dm detsimetr',
  cm: 'cm sm santimetr',
  mm: 'mm millimetr',
  um: 'µm μm um mkm mikrometr',
  nm: 'nm nanometr',
  pm: 'pm pikometr',
  kg: 'kg kilogramm',
  g: 'g gr gramm',
  mg: 'mg milligramm',
  tonne: 't tonna',
  dalton: 'u',
  s: 's sek sekund soniya',
  ms: 'ms millisekund',
  minute: 'min minut daqiqa',
  hour: 'h soat',
  day: 'sutka kun',
  year: 'yil',
  N: 'N nyuton',
  kN: 'kN kilonyuton',
  MN: 'MN',
  mN: 'mN',
  Pa: 'Pa paskal',
  hPa: 'hPa gPa',
  kPa: 'kPa kilopaskal',
  MPa: 'MPa megapaskal',
  atm: 'atm',
  mmHg: 'mmHg',
  J: 'J Dj joul',
  kJ: 'kJ kDj kilojoul',
  MJ: 'MJ MDj megajoul',
  mJ: 'mJ',
  eV: 'eV elektronvolt',
  keV: 'keV',
  MeV: 'MeV',
  cal: 'kal cal',
  kcal: 'kkal kcal',
  W: 'W Vt vatt',
  kW: 'kW kVt kilovatt',
  MW: 'MW MVt megavatt',
  mW: 'mW mVt',
  A: 'A amper',
  mA: 'mA milliamper',
  uA: 'µA μA mkA uA mikroamper',
  V: 'V volt',
  kV: 'kV kilovolt',
  mV: 'mV millivolt',
  ohm: 'Ω Ω Om ohm',
  kohm: 'kΩ kΩ kOm kohm',
  Mohm: 'MΩ MΩ MOm Mohm',
  C: 'C Kl kulon',
  mC: 'mC mKl',
  uC: 'µC μC mkKl mkC uC',
  nC: 'nC nKl',
  Hz: 'Hz Gs Gts gerts',
  kHz: 'kHz kGs kGts kilogerts',
  MHz: 'MHz MGs MGts megagerts',
  K: 'K kelvin',
  L: 'l L litr',
  mL: 'ml mL millilitr',
  rad: 'rad radian',
  deg: '° grad gradus deg',
  F: 'F farad',
  uF: 'µF μF mkF uF',
  nF: 'nF',
  pF: 'pF',
  T: 'T tesla',
  mT: 'mT',
  Wb: 'Wb Vb veber',
  mWb: 'mWb mVb',
  H: 'H Gn genri',
  mH: 'mH mGn',
  cd: 'cd kd kandela',
  lumen: 'lm lyumen',
  lux: 'lx luks',
  becquerel: 'Bq Bk bekkerel',
  mol: 'mol',
};

const symbols = new Map<string, Factors>(
  Object.entries(table).flatMap(([name, texts]) =>
    texts.split(' ').map((text): [string, Factors] => [text, [[name, 1]]]),
  ),
);
// In products a temperature is a difference: a degree Celsius is a kelvin.
for (const symbol of ['°C', 'degC']) symbols.set(symbol, [['K', 1]]);
symbols.set('dptr', [['m', -1]]);
symbols.set('dioptriya', [['m', -1]]);
symbols.set('%', [['percent', 1]]);
symbols.set('sentner', [['quintal', 1]]);
// Turns are counted: 60 ayl/min is 1 Hz.
symbols.set('ayl', []);

/** The symbols in lower case: "kn" is kN. Without those that two units share, such as "mpa" (mPa, MPa). */
const lowerCase = new Map<string, Factors | undefined>();
for (const [symbol, factors] of symbols) {
  const lower = symbol.toLowerCase();
  const other = lowerCase.get(lower);
  const isShared = lowerCase.has(lower) && other?.[0]?.[0] !== factors[0]?.[0];
  lowerCase.set(lower, isShared ? undefined : factors);
}

/** The unit of a symbol or word; the exact symbol comes before one in other letters. */
export const unitsBySymbol = (symbol: string): Factors | undefined =>
  symbols.get(symbol) ?? lowerCase.get(symbol.toLowerCase());

/** Whether a symbol or word is written exactly as a unit is. */
export const isUnitSymbol = (symbol: string): boolean => symbols.has(symbol);
