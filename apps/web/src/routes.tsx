import { pages } from '@zarra/contracts';
import { lazy, type ReactNode } from 'react';
import type { PageMeta } from './page-meta.js';
import { ForbiddenScreen } from './screens/forbidden-screen.js';
import { NotReadyScreen } from './screens/not-ready-screen.js';
import { strings } from './strings.js';

/** One address of the site and what stands there. */
export interface SiteRoute {
  readonly path: string;
  readonly meta: PageMeta;
  readonly screen: ReactNode;
}

const loadHome = () => import('./screens/home-screen.js').then((file) => ({ default: file.HomeScreen }));
const loadCatalogue = () =>
  import('./screens/catalogue-screen.js').then((file) => ({ default: file.CatalogueScreen }));

const HomeScreen = lazy(loadHome);
const CatalogueScreen = lazy(loadCatalogue);

/** Each fetches the files of a screen that are not part of every page. */
export const screens: readonly (() => Promise<unknown>)[] = [loadHome, loadCatalogue];

const homeMeta: PageMeta = { title: strings.home.title, description: strings.footer.description };
const catalogueMeta: PageMeta = {
  title: 'Simulyatsiyalar',
  description:
    'Mexanika, elektr, optika, termodinamika, toʻlqinlar va kvant fizikasi boʻyicha interaktiv simulyatsiyalar katalogi.',
};

/** A screen whose turn has not come: an honest page, already at its address. */
const notReady = (path: string, title: string, description: string): SiteRoute => ({
  path,
  meta: { title, description },
  screen: <NotReadyScreen title={title} />,
});

/** Every address of the site (specification §2); any other path is the home page. */
export const routes: readonly SiteRoute[] = [
  { path: pages.home, meta: homeMeta, screen: <HomeScreen /> },
  { path: pages.catalogue, meta: catalogueMeta, screen: <CatalogueScreen /> },
  { path: pages.catalogueOfCategory, meta: catalogueMeta, screen: <CatalogueScreen /> },
  notReady(pages.lessons, "O'quv Resurslar", '7–11-sinflar uchun fizika darslari: video, matn va testlar.'),
  notReady(pages.login, 'Kirish', 'Zarra hisobingizga kiring.'),
  notReady(
    pages.register,
    'Roʻyxatdan oʻtish',
    'Zarrada hisob oching: testlarni yeching va natijalarni saqlang.',
  ),
  notReady(
    pages.forgotPassword,
    'Parolni tiklash',
    'Parolni tiklash uchun elektron pochtangizga kod yuboramiz.',
  ),
  notReady(pages.verifyCode, 'Kodni tasdiqlash', 'Elektron pochtaga kelgan kodni kiriting.'),
  notReady(pages.resetPassword, 'Yangi parol', 'Hisobingiz uchun yangi parol oʻrnating.'),
  {
    path: pages.forbidden,
    meta: { title: strings.forbidden.title, description: strings.forbidden.text },
    screen: <ForbiddenScreen />,
  },
  { path: '*', meta: homeMeta, screen: <HomeScreen /> },
];
