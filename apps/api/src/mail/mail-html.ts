const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A paragraph, a code that stands out and is selected whole, or the lines of somebody else. */
export type MailBlock = string | { readonly code: string } | { readonly quote: string };

function htmlOf(block: MailBlock): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escape(block)}</p>`;
  if ('code' in block)
    return `<p style="margin:0 0 16px;font:bold 32px/1.4 monospace;white-space:nowrap;-webkit-user-select:all;user-select:all">${escape(block.code)}</p>`;
  const lines = escape(block.quote).replaceAll('\n', '<br>\n');
  return `<blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid;overflow-wrap:anywhere">${lines}</blockquote>`;
}

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return block;
  return 'code' in block ? `    ${block.code}` : block.quote.replace(/^/gm, '> ');
}

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
${blocks.map(htmlOf).join('\n')}
</td></tr>
</table>
</body>
</html>
`;
}

/** The plain form of the same mail. */
export const mailText = (blocks: readonly MailBlock[]): string => `${blocks.map(textOf).join('\n\n')}\n`;
