/** Parts with a corner and a size. */
export const BOX_PARTS = [
  ...([
    'vessel',
    'beaker',
    'cylinder',
    'u-tube',
    'press',
    'pulley',
    'fulcrum',
    'thermometer',
    'balance',
  ] as const),
  ...([
    'dynamometer',
    'magnet',
    'coil',
    'block',
    'ball',
    'weight',
    'burner',
    'candle',
    'stand',
    'compass',
  ] as const),
] as const;

/** Parts between two points. */
export const LINE_PARTS = ['spring', 'cord', 'rod', 'lever', 'ruler', 'ground', 'ceiling', 'arrow'] as const;

export type BoxName = (typeof BOX_PARTS)[number];
export type LineName = (typeof LINE_PARTS)[number];

/** Names of the parts in the text alternative. */
export const NAMES: Readonly<Record<BoxName | LineName, string>> = {
  vessel: 'idish',
  beaker: 'stakan',
  cylinder: 'porshenli silindr',
  'u-tube': 'U-simon nay',
  press: 'gidravlik press',
  pulley: 'blok',
  fulcrum: 'tayanch',
  thermometer: 'termometr',
  balance: 'shayinli tarozi',
  dynamometer: 'dinamometr',
  magnet: 'magnit',
  coil: 'gʻaltak',
  block: 'taxtacha',
  ball: 'shar',
  weight: 'yuk',
  burner: 'spirtovka',
  candle: 'sham',
  stand: 'shtativ',
  compass: 'kompas',
  spring: 'prujina',
  cord: 'ip',
  rod: 'sterjen',
  lever: 'richag',
  ruler: 'chizgʻich',
  ground: 'taglik',
  ceiling: 'shift',
  arrow: 'strelka',
};

/** Default sizes in squares. */
export const SIZES: Readonly<Record<BoxName, readonly [width: number, height: number]>> = {
  vessel: [4, 4],
  beaker: [3, 3.5],
  cylinder: [3, 5],
  'u-tube': [3, 5],
  press: [8, 5],
  pulley: [1.6, 1.6],
  fulcrum: [1, 0.9],
  thermometer: [0.8, 5],
  balance: [7, 5],
  dynamometer: [1, 4],
  magnet: [3, 0.9],
  coil: [4, 1.6],
  block: [2, 1.3],
  ball: [1.2, 1.2],
  weight: [1.2, 1.4],
  burner: [1.8, 2.4],
  candle: [0.7, 2.6],
  stand: [3, 7],
  compass: [1.8, 1.8],
};
