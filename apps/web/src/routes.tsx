import { pages } from '@zarra/contracts';
import { retryImport } from '@zarra/ui-kit/lazy';
import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router';
import { lazyScreen } from './lazy-screen.js';

/** A route of the site. */
export interface SiteRoute {
  readonly path: string;
  readonly screen: ReactNode;
  /** Loads the chunk of the screen. */
  readonly preload: () => Promise<unknown>;
}

const loadHome = () => import('./screens/home-screen.js').then(({ HomeScreen: screen }) => screen);
const loadCatalogue = () =>
  import('./screens/catalogue-screen.js').then(({ CatalogueScreen: screen }) => screen);
const loadLessons = () => import('./screens/lessons-screen.js').then(({ LessonsScreen: screen }) => screen);
const loadAccount = () => import('./screens/account-screen.js').then(({ AccountScreen: screen }) => screen);

const loadForbidden = () =>
  import('./screens/forbidden-screen.js').then(({ ForbiddenScreen: screen }) => screen);

const HomeScreen = lazyScreen(loadHome);
const CatalogueScreen = lazyScreen(loadCatalogue);
const LessonsScreen = lazyScreen(loadLessons);
const AccountScreen = lazyScreen(loadAccount);
const ForbiddenScreen = lazyScreen(loadForbidden);

const route = <Props extends object>(
  path: string,
  Screen: ComponentType<Props> & Pick<SiteRoute, 'preload'>,
  props: Props,
): SiteRoute => ({ path, screen: <Screen {...props} />, preload: Screen.preload });

/** All routes of the site (specification §2). Any other path is the home page. */
export const routes: readonly SiteRoute[] = [
  route(pages.home, HomeScreen, {}),
  route(pages.catalogue, CatalogueScreen, {}),
  route(pages.catalogueOfCategory, CatalogueScreen, {}),
  route(pages.lessons, LessonsScreen, {}),
  route(pages.login, AccountScreen, { name: 'login' }),
  route(pages.register, AccountScreen, { name: 'register' }),
  route(pages.forgotPassword, AccountScreen, { name: 'forgotPassword' }),
  route(pages.verifyCode, AccountScreen, { name: 'verifyCode' }),
  route(pages.resetPassword, AccountScreen, { name: 'resetPassword' }),
  route(pages.forbidden, ForbiddenScreen, {}),
  route('*', HomeScreen, {}),
];

const routeOf = (path: string): SiteRoute | undefined => routes.find((each) => matchPath(each.path, path));

/** Loads the chunk of the screen at a path, with retries. */
export const preloadScreen = (path: string): Promise<unknown> =>
  retryImport(routeOf(path)?.preload ?? (() => Promise.resolve()));
