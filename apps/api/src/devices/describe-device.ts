/** Browsers by a token of their user agents. Most contain the tokens of others: the first match counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Telegram/, 'Telegram'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\/|UBrowser\//, 'UC Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/Vivaldi\//, 'Vivaldi'],
  [/OPR\/|OPX\/|OPiOS\/|Opera/, 'Opera'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/\S+ .*Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Longer user agents are cut: no browser has one. */
const MAX_LENGTH = 512;

/**
 * A short description of a device for its owner, such as `Chrome, Android`. Versions and models are left out: the description
 * is stored, and names alone suffice to recognise one's own devices.
 * @returns an empty text for an unknown program
 */
export function describeDevice(userAgent = ''): string {
  const text = userAgent.slice(0, MAX_LENGTH);
  const nameIn = (names: typeof BROWSERS) => names.find(([token]) => token.test(text))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
