/** Factors of a unit in names of mathjs, with their powers. */
type Factors = readonly (readonly [name: string, power: number])[];

/** Symbols and words of each unit: the international symbol, the Uzbek one, the words. */
const table: Readonly<Record<string, string>> = {
  m: 'm metr',
  km: 'km kilometr',
  dm: 'dm detsimetr',
  cm: 'cm sm santimetr',
  mm: 'mm millimetr',
  um: 'µm μm mkm mikrometr',
  nm: 'nm nanometr',
  kg: 'kg kilogramm',
  g: 'g gr gramm',
  mg: 'mg milligramm',
  tonne: 't tonna',
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
  cal: 'kal cal',
  kcal: 'kkal kcal',
  W: 'W Vt vatt',
  kW: 'kW kVt kilovatt',
  MW: 'MW MVt megavatt',
  mW: 'mW mVt',
  A: 'A amper',
  mA: 'mA milliamper',
  V: 'V volt',
  kV: 'kV kilovolt',
  mV: 'mV millivolt',
  ohm: 'Ω Ω Om',
  kohm: 'kΩ kΩ kOm',
  Mohm: 'MΩ MΩ MOm',
  C: 'C Kl kulon',
  mC: 'mC mKl',
  uC: 'µC μC mkKl mkC',
  nC: 'nC nKl',
  Hz: 'Hz Gs Gts gerts',
  kHz: 'kHz kGs kGts kilogerts',
  MHz: 'MHz MGs MGts megagerts',
  K: 'K kelvin',
  L: 'l L litr',
  mL: 'ml mL millilitr',
  rad: 'rad radian',
  deg: '° grad gradus',
  F: 'F farad',
  uF: 'µF μF mkF',
  T: 'T tesla',
  Wb: 'Wb Vb veber',
  H: 'Gn genri',
  mol: 'mol',
};

const symbols = new Map<string, Factors>(
  Object.entries(table).flatMap(([name, texts]) =>
    texts.split(' ').map((text): [string, Factors] => [text, [[name, 1]]]),
  ),
);
// In products a temperature is a difference: a degree Celsius is a kelvin.
symbols.set('°C', [['K', 1]]);
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
