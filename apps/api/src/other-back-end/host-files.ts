import { pages } from '@zarra/contracts';
import { pageHeaders } from '../http/security-headers.js';

/** Headers of all files. The policy of each page is in its head; only a header can forbid frames. */
const headers = Object.entries({
  ...pageHeaders,
  'content-security-policy': "frame-ancestors 'none'",
}).filter(([name]) => name !== 'reporting-endpoints');

const netlify = `/*
${headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}
/assets/*
  cache-control: public, max-age=31536000, immutable
`;

const nginx = `# Inside a server block, with its root set to this folder.
index index.html;
error_page 404 /404.html;
charset utf-8;
${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
location / {
  try_files $uri $uri/index.html =404;
}
# Categories of the back end.
location ${pages.catalogue}/ {
  try_files $uri ${pages.catalogue}/index.html;
}
location /assets/ {
  expires 1y;
}
`;

const readme = (apiUrl: string) => `# Zarra as files

The pages of the site, without content: the browser gets it from the back end at ${apiUrl}, which must allow calls of this site
(CORS with credentials). Written by \`pack:site\`; another back end or release needs a new copy.

- Any web host serves the folder at the root of a host name. \`/learn\` is \`learn/index.html\`; \`404.html\` is for every other path.
- Each page has its own Content-Security-Policy. Set the other headers, which the page cannot: \`_headers\` and \`_redirects\` for Netlify
  and Cloudflare Pages, \`nginx.conf\` for nginx (inside a server block; not a public file).
- Other sites cannot show experiments of this copy in frames, and errors of browsers are not reported.
`;

/** Files that tell a web host how to serve the folder, by their names. */
export const hostFiles = (apiUrl: string): Readonly<Record<string, string>> => ({
  _headers: netlify,
  _redirects: `${pages.catalogue}/* ${pages.catalogue}/index.html 200\n`,
  'nginx.conf': nginx,
  'README.md': readme(apiUrl),
});
