import { pages } from '@zarra/contracts';
import type { ReactNode } from 'react';
import { onDemand } from './on-demand.js';
import type { PageMeta } from './page-meta.js';
import { ForbiddenScreen } from './screens/forbidden-screen.js';
import { strings } from './strings.js';

/** One address of the site and what stands there. */
export interface SiteRoute {
  readonly path: string;
  readonly meta: PageMeta;
  readonly screen: ReactNode;
}

const loadHome = () => import('./screens/home-screen.js').then(({ HomeScreen: screen }) => screen);
const loadCatalogue = () =>
  import('./screens/catalogue-screen.js').then(({ CatalogueScreen: screen }) => screen);
const loadLessons = () => import('./screens/lessons-screen.js').then(({ LessonsScreen: screen }) => screen);
const loadAccount = () => import('./screens/account-screen.js').then(({ AccountScreen: screen }) => screen);

const HomeScreen = onDemand(loadHome);
const CatalogueScreen = onDemand(loadCatalogue);
const LessonsScreen = onDemand(loadLessons);
const AccountScreen = onDemand(loadAccount);

/** Each fetches the files of a screen that are not part of every page. */
export const screens: readonly (() => Promise<unknown>)[] = [
  loadHome,
  loadCatalogue,
  loadLessons,
  loadAccount,
];

const homeMeta: PageMeta = { title: strings.home.title, description: strings.footer.description };
const catalogueMeta: PageMeta = {
  title: 'Simulyatsiyalar',
  description:
    'Mexanika, elektr, optika, termodinamika, toʻlqinlar va kvant fizikasi boʻyicha interaktiv simulyatsiyalar katalogi.',
};

/** Every address of the site (specification §2); any other path is the home page. */
export const routes: readonly SiteRoute[] = [
  { path: pages.home, meta: homeMeta, screen: <HomeScreen /> },
  { path: pages.catalogue, meta: catalogueMeta, screen: <CatalogueScreen /> },
  { path: pages.catalogueOfCategory, meta: catalogueMeta, screen: <CatalogueScreen /> },
  {
    path: pages.lessons,
    meta: {
      title: strings.nav.lessons,
      description: '7–11-sinflar uchun fizika darslari: video, matn va testlar.',
    },
    screen: <LessonsScreen />,
  },
  {
    path: pages.login,
    meta: { title: 'Kirish', description: 'Zarra hisobingizga kiring.' },
    screen: <AccountScreen name="login" />,
  },
  {
    path: pages.register,
    meta: {
      title: 'Roʻyxatdan oʻtish',
      description: 'Zarrada hisob oching: testlarni yeching va natijalarni saqlang.',
    },
    screen: <AccountScreen name="register" />,
  },
  {
    path: pages.forgotPassword,
    meta: {
      title: 'Parolni tiklash',
      description: 'Parolni tiklash uchun elektron pochtangizga kod yuboramiz.',
    },
    screen: <AccountScreen name="forgotPassword" />,
  },
  {
    path: pages.verifyCode,
    meta: { title: 'Kodni tasdiqlash', description: 'Elektron pochtaga kelgan kodni kiriting.' },
    screen: <AccountScreen name="verifyCode" />,
  },
  {
    path: pages.resetPassword,
    meta: { title: 'Yangi parol', description: 'Hisobingiz uchun yangi parol oʻrnating.' },
    screen: <AccountScreen name="resetPassword" />,
  },
  {
    path: pages.forbidden,
    meta: { title: strings.forbidden.title, description: strings.forbidden.text },
    screen: <ForbiddenScreen />,
  },
  { path: '*', meta: homeMeta, screen: <HomeScreen /> },
];
