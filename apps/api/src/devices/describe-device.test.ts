import { describeDevice } from './describe-device.js';

const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A145F)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

test.each([
  ['Chrome, Android', `${ANDROID} ${BLINK} Chrome/128.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet, Android',
    `${ANDROID} ${BLINK} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  ['Opera, Android', `${ANDROID} ${BLINK} Chrome/128.0.0.0 Mobile Safari/537.36 OPR/84.0.0.0`],
  [
    'Telegram, Android',
    `${ANDROID} ${BLINK} Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36 Telegram-Android/11.0`,
  ],
  ['Firefox, Android', 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0'],
  ['Chrome, Windows', `${WINDOWS} ${BLINK} Chrome/128.0.0.0 Safari/537.36`],
  ['Edge, Windows', `${WINDOWS} ${BLINK} Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0`],
  [
    'Yandex Browser, Windows',
    `${WINDOWS} ${BLINK} Chrome/126.0.0.0 YaBrowser/24.7.0 Yowser/2.5 Safari/537.36`,
  ],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'],
  ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/128.0.0.0 Safari/537.36`],
  ['Safari, macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/17.6 Safari/605.1.15`],
  ['Safari, iPhone', `${IPHONE} ${IOS} Version/18.0 Mobile/15E148 Safari/604.1`],
  ['Chrome, iPhone', `${IPHONE} ${IOS} CriOS/128.0.6613.98 Mobile/15E148 Safari/604.1`],
  ['Android', 'Dalvik/2.1.0 (Linux; U; Android 13)'],
  ['', 'curl/8.5.0'],
  ['', ''],
  ['', undefined],
  ['', `${'x'.repeat(600)} Chrome/128 Android`],
])('%j: %s', (description, userAgent) => {
  expect(describeDevice(userAgent)).toBe(description);
});
