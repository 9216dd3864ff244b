const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A paragraph, or a code that stands out and is selected whole. */
export type MailBlock = string | { readonly code: string };

const paragraph = (block: MailBlock): string =>
  typeof block === 'string'
    ? `<p style="margin:0 0 16px">${escape(block)}</p>`
    : `<p style="margin:0 0 16px;font:bold 32px/1.4 monospace;white-space:nowrap;-webkit-user-select:all;user-select:all">${escape(block.code)}</p>`;

/**
 * The HTML form of a mail. It names no colours and loads nothing: every mail program shows it in its own light or
 * dark dress. A table keeps the width in those that know no max-width on blocks.
 */
export function mailHtml(title: string, blocks: readonly MailBlock[]): string {
  return `<!doctype html>
<html lang="uz">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
</head>
<body style="margin:0">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
${blocks.map(paragraph).join('\n')}
</td></tr>
</table>
</body>
</html>
`;
}

/** The plain form of the same mail. */
export const mailText = (blocks: readonly MailBlock[]): string =>
  `${blocks.map((block) => (typeof block === 'string' ? block : `    ${block.code}`)).join('\n\n')}\n`;
