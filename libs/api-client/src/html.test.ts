import { isHtml, loadPlainText, withMediaOrigin } from './html.js';

test.each(['<p>Bir.</p>', ' <div class="x">Bir', 'Davrni <b>kuzating</b>.', 'Bir.<br>Ikki.'])(
  '%j is HTML',
  (text) => {
    expect(isHtml(text)).toBe(true);
  },
);

test.each(['', 'a < b va c > d', '**Bir** $a<b$', '<script>alert(1)</script>', 'x <y> z', '<https://a.uz>'])(
  '%j is not',
  async (text) => {
    expect(isHtml(text)).toBe(false);
    expect((await loadPlainText([text, '<p>Bir.</p>']))(text)).toBe(text);
  },
);

test.each([
  ['<p>Davrni <b>kuzating</b>.</p><p>5 &lt; 7</p>', 'Davrni kuzating. 5 < 7'],
  ['Bir<br/>ikki', 'Bir ikki'],
  ['<p>a</p><script>x()</script><style>p{}</style><img src=x onerror=alert(1)>', 'a'],
])('the text of %j is %j', async (html, text) => {
  expect((await loadPlainText([html]))(html)).toBe(text);
});

test('images of HTML have the origin of the API', () => {
  const html =
    '<p><img alt="a" src="/media/a.png"><img src="https://b.uz/b.png"><img src="//c.uz/c.png"></p>';
  expect(withMediaOrigin(html, 'https://api.uz')).toBe(html.replace('"/media', '"https://api.uz/media'));
  expect(withMediaOrigin(html, '')).toBe(html);
});
