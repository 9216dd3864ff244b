/**
 * The site's own addresses (specification §2). The web app routes by them; the server answers 404
 * with the home page for every other path, and the site map is made of the public ones.
 */
export const pages = {
  home: '/',
  catalogue: '/simulation',
  catalogueOfCategory: '/simulation/:slug',
  lessons: '/learn',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  verifyCode: '/verify-otp',
  resetPassword: '/reset-password',
  forbidden: '/forbidden',
} as const;

/** The screens on the way to an account: nothing to be found by a search engine, and no place to come back to. */
export const accountPages: readonly string[] = [
  pages.login,
  pages.register,
  pages.forgotPassword,
  pages.verifyCode,
  pages.resetPassword,
];
