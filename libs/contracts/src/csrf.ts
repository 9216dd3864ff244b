/**
 * The cookie and header pair of every changing call: a page of the site reads the cookie and repeats it in the header,
 * which a foreign page cannot.
 */
export const csrf = { cookie: 'csrftoken', header: 'x-csrftoken' } as const;
