const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A paragraph, a large code that one click selects, or a quotation of user input. */
export type MailBlock = string | { readonly code: string } | { readonly quote: string };

function blockHtml(block: MailBlock): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escapeHtml(block)}</p>`;
  if ('code' in block)
    return `<p style="margin:0 0 16px;font:bold 32px/1.4 monospace;white-space:nowrap;-webkit-user-select:all;user-select:all">${escapeHtml(block.code)}</p>`;
  const lines = escapeHtml(block.quote).replaceAll('\n', '<br>\n');
  return `<blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid;overflow-wrap:anywhere">${lines}</blockquote>`;
}

function blockText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  return 'code' in block ? `    ${block.code}` : block.quote.replace(/^/gm, '> ');
}

/**
 * The HTML part of a mail. It sets no colours, so that mail programs apply their light or dark theme, and loads no resources.
 * A table limits the width in programs without support for max-width on blocks.
 */
export function mailHtml(title: string, blocks: readonly MailBlock[]): string {
  return `<!doctype html>
<html lang="uz">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
${blocks.map(blockHtml).join('\n')}
</td></tr>
</table>
</body>
</html>
`;
}

/** The plain text part of the same mail. */
export const mailText = (blocks: readonly MailBlock[]): string => `${blocks.map(blockText).join('\n\n')}\n`;
