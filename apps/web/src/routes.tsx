import { pages } from '@zarra/contracts';
import { retryImport } from '@zarra/ui-kit/lazy';
import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router';
import { lazyScreen } from './lazy-screen.js';

/** A route of the site. */
export interface SiteRoute {
  readonly path: string;
  readonly screen: ReactNode;
  /** Loads the chunk of the screen at a path. */
  readonly preload: (path: string) => Promise<unknown>;
}

const HomeScreen = lazyScreen(async () => (await import('./screens/home-screen.js')).HomeScreen);
const CatalogueScreen = lazyScreen(
  async () => (await import('./screens/catalogue-screen.js')).CatalogueScreen,
);
const LessonsScreen = lazyScreen(async () => (await import('./screens/lessons-screen.js')).LessonsScreen);
const LaboratoryScreen = lazyScreen(
  async () => (await import('./screens/laboratory/index-screen.js')).LaboratoryScreen,
);
const ExperimentScreen = lazyScreen(
  async (path) => (await import('./screens/laboratory/experiment-screen.js')).openExperiment(path),
  false,
);
const AccountScreen = lazyScreen(async () => (await import('./screens/account-screen.js')).AccountScreen);
const OwnAccountScreen = lazyScreen(
  async () => (await import('./screens/own-account-screen.js')).OwnAccountScreen,
);
const LearnerScreen = lazyScreen(async () => (await import('./screens/learner-screen.js')).LearnerScreen);
const PracticeScreen = lazyScreen(async () => (await import('./screens/practice-screen.js')).PracticeScreen);
const PracticalScreen = lazyScreen(
  async () => (await import('./screens/practical-screen.js')).PracticalScreen,
);
const ForbiddenScreen = lazyScreen(
  async () => (await import('./screens/forbidden-screen.js')).ForbiddenScreen,
);
const SearchScreen = lazyScreen(async () => (await import('./screens/search/index.js')).SearchScreen);
const PrivacyScreen = lazyScreen(async () => (await import('./screens/privacy-screen.js')).PrivacyScreen);

const route = <Props extends object>(
  path: string,
  Screen: ComponentType<Props> & Pick<SiteRoute, 'preload'>,
  props: Props,
): SiteRoute => ({ path, screen: <Screen {...props} />, preload: Screen.preload });

/** All routes of the site (specification §2, and additive ones). Any other path is the home page. */
export const routes: readonly SiteRoute[] = [
  route(pages.home, HomeScreen, {}),
  route(pages.catalogue, CatalogueScreen, {}),
  route(pages.catalogueOfCategory, CatalogueScreen, {}),
  route(pages.lessons, LessonsScreen, {}),
  route(pages.laboratory, LaboratoryScreen, {}),
  route(pages.experiment, ExperimentScreen, {}),
  route(pages.practical, PracticalScreen, {}),
  route(pages.login, AccountScreen, { name: 'login' }),
  route(pages.register, AccountScreen, { name: 'register' }),
  route(pages.forgotPassword, AccountScreen, { name: 'forgotPassword' }),
  route(pages.verifyCode, AccountScreen, { name: 'verifyCode' }),
  route(pages.resetPassword, AccountScreen, { name: 'resetPassword' }),
  route(pages.forbidden, ForbiddenScreen, {}),
  route(pages.search, SearchScreen, {}),
  route(pages.privacy, PrivacyScreen, {}),
  route(pages.learner, LearnerScreen, {}),
  route(pages.account, OwnAccountScreen, {}),
  route(pages.practice, PracticeScreen, {}),
  route('*', HomeScreen, {}),
];

const routeOf = (path: string): SiteRoute | undefined => routes.find((each) => matchPath(each.path, path));

/** Loads the chunk of the screen at a path, with retries. */
export const preloadScreen = (path: string): Promise<unknown> =>
  retryImport(() => routeOf(path)?.preload(path) ?? Promise.resolve());
