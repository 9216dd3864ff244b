/**
 * Names of the CSRF cookie and header of every POST (double submit): a page of the site copies the cookie into the
 * header; a page of another site cannot read the cookie.
 */
export const csrf = { cookie: 'csrftoken', header: 'x-csrftoken' } as const;
