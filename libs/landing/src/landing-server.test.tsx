/**
 * @jest-environment node
 * @jest-environment-options {"globalsCleanup": "off"}
 */
import { JSDOM } from 'jsdom';

const description = 'Zarra – fizika platformasi. Bu yerda tajribani oʻzingiz oʻtkazasiz.';

/** Everything anew, as on another machine: what a module finds out when it is read, it finds out there. */
const onServer = async () => {
  jest.resetModules();
  const { prerenderHome } = await import('./test-server-page.js');
  return prerenderHome(description);
};

const lent: string[] = [];
afterEach(() => {
  for (const name of lent.splice(0)) Reflect.deleteProperty(globalThis, name);
});

/** Puts the page into the document of a browser, whose names are everybody's from then on. */
const inBrowser = (html: string) => {
  const { window } = new JSDOM(`<div id="root">${html}</div>`, { url: 'http://localhost/' });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis) continue;
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
    lent.push(name);
  }
  Object.assign(window, { matchMedia: globalThis.matchMedia });
  jest.resetModules();
  return window.document.querySelector('#root')!;
};

const texts = [
  'Fizikani tajribada oʻrganing',
  "Simulyatsiyalarni ko'rish",
  'Kurslar',
  'Yangi',
  'Kvant fizikasi simulyatsiyalari qoʻshildi',
  '3D simulyatsiyalar',
  'Interaktiv tajribalar',
  'Ilmiy tushuntirishlar',
  'Biz haqimizda',
  description,
  '27+',
  '42+',
  "Interaktiv Ta'lim",
  'Keng Qamrovli',
  'Zamonaviy Yondashuv',
  'Personalizatsiya',
  "Simulyatsiyalarni Ko'rish",
  'Kinematika',
  'Elektromagnit induksiya',
  'Difraksiya',
  'Termodinamika qonunlari',
  'Real vaqtda taʼsir',
  'Jozibali koʻrinish',
  'Har qanday qurilmada',
  'Keplerning ikkinchi qonuni',
  "Kontakt ma'lumotlari yuklanmoqda...",
];

test('a server writes the whole page: every text, no style in an element, no waiting part', async () => {
  const { html, css } = await onServer();
  const { document } = new JSDOM(html).window;

  for (const text of texts) expect(document.body.textContent).toContain(text);
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
  expect(html).not.toContain('style=');
  expect(document.querySelectorAll('template, [hidden], script')).toHaveLength(0);
  expect(css).toContain('::highlight(untyped)');
});

test('a browser takes the page over as it is', async () => {
  const { html, state } = await onServer();
  const root = inBrowser(html);
  const kept = ['h1', '#about', 'figure', '#contact'].map((part) => root.querySelector(part)!);
  const { takeOver } = await import('./test-take-over.js');
  const { faults, end } = await takeOver(root, state);

  expect(faults).toEqual([]);
  for (const element of kept) expect(root.contains(element)).toBe(true);
  expect(root.textContent).toContain('27+');
  await end();
});
