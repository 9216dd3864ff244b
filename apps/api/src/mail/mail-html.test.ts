import { mailHtml, mailText } from './mail-html.js';

test('texts are escaped, never markup', () => {
  const html = mailHtml('A & B', ['<b>"x"</b>', { code: "<i>'1'" }]);
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('>&lt;b&gt;&quot;x&quot;&lt;/b&gt;</p>');
  expect(html).toContain('>&lt;i&gt;&#39;1&#39;</p>');
  expect(mailText(['<b>', { code: '1' }])).toBe('<b>\n\n    1\n');
});

test('a mail sets no colours, so that light and dark themes apply', () => {
  expect(mailHtml('A', ['B', { code: '1' }])).not.toMatch(/color:|background|bgcolor/i);
  expect(mailHtml('A', ['B'])).toContain('<meta name="color-scheme" content="light dark">');
});

test('user input is a quotation with every line marked', () => {
  const block = { quote: 'Birinchi\n\n<i>ikkinchi' };
  expect(mailHtml('A', [block])).toMatch(
    /<blockquote [^>]*>Birinchi<br>\n<br>\n&lt;i&gt;ikkinchi<\/blockquote>/,
  );
  expect(mailText(['Avval', block, 'Soʻng'])).toBe('Avval\n\n> Birinchi\n> \n> <i>ikkinchi\n\nSoʻng\n');
});
