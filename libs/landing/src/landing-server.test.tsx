/**
 * @jest-environment node
 * @jest-environment-options {"globalsCleanup": "off"}
 */
import { JSDOM } from 'jsdom';

const description = 'Zarra – fizika platformasi. Bu yerda tajribani oʻzingiz oʻtkazasiz.';

/** Renders with fresh modules: some detect the environment when they are loaded. */
const renderOnServer = async () => {
  jest.resetModules();
  const { prerenderHome } = await import('./testing/server-page.js');
  return prerenderHome(description);
};

const globals: string[] = [];
afterEach(() => {
  for (const name of globals.splice(0)) Reflect.deleteProperty(globalThis, name);
});

/** Puts the page into a document, and makes the names of its window global. */
const inBrowser = (html: string) => {
  const { window } = new JSDOM(`<div id="root">${html}</div>`, { url: 'http://localhost/' });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis) continue;
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
    globals.push(name);
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

test('a server renders the whole page: all texts, no inline styles, no pending sections', async () => {
  const { html, css } = await renderOnServer();
  const { document } = new JSDOM(html).window;

  for (const text of texts) expect(document.body.textContent).toContain(text);
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
  expect(html).not.toContain('style=');
  expect(document.querySelectorAll('template, [hidden], script')).toHaveLength(0);
  expect(css).toContain('::highlight(untyped)');
});

test('a browser hydrates the page without changes', async () => {
  const { html, state } = await renderOnServer();
  const root = inBrowser(html);
  const elements = ['h1', '#about', 'figure', '#contact'].map((part) => root.querySelector(part)!);
  const { hydratePage } = await import('./testing/hydrate-page.js');
  const { errors, cleanUp } = await hydratePage(root, state);

  expect(errors).toEqual([]);
  for (const element of elements) expect(root.contains(element)).toBe(true);
  expect(root.textContent).toContain('27+');
  await cleanUp();
});
