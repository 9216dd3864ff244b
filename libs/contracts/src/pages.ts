/**
 * Paths of the site (specification §2). The web app defines its routes with them. For any other path the server sends
 * the home page with status 404. The site map lists the public ones.
 */
export const pages = {
  home: '/',
  catalogue: '/simulation',
  catalogueOfCategory: '/simulation/:slug',
  lessons: '/learn',
  /** All experiments; not in the specification. */
  laboratory: '/tajriba',
  /** An experiment; not in the specification. */
  experiment: '/tajriba/:slug',
  /** A practical work; not in the specification. */
  practical: '/amaliy/:slug',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  verifyCode: '/verify-otp',
  resetPassword: '/reset-password',
  forbidden: '/forbidden',
  /** Results of a search; not in the specification. */
  search: '/qidiruv',
  /** Which data is stored; not in the specification. */
  privacy: '/maxfiylik',
  /** The learner's page; not in the specification. */
  learner: '/men',
  /** The learner's own account; not in the specification. */
  account: '/men/hisob',
  /** Practice of the scope that the parameter `scope` names; not in the specification. */
  practice: '/mashq',
} as const;

/** Paths of the account screens. Search engines do not index them, and sign-in never redirects to them. */
export const accountPages: readonly string[] = [
  pages.login,
  pages.register,
  pages.forgotPassword,
  pages.verifyCode,
  pages.resetPassword,
];

/** Paths that only a signed-in learner opens. Search engines do not index them; sign-in returns to them. */
export const learnerPages: readonly string[] = [pages.learner, pages.account, pages.practice];
