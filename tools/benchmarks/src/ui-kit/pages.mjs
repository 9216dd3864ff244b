// @ts-check
// The same 200 cards in each kit: a title of level 3, a sentence, a button. Styles are collected as its manual describes.
/** @typedef {(name: string) => Promise<any>} Load */
/** @typedef {() => string} Render */

const CARDS = Array.from({ length: 200 }, (_, index) => ({
  title: `Tajriba ${index}`,
  text: `Sharcha ${index} m balandlikdan tushadi. Vaqtini oʻlchang.`,
  label: 'Boshlash',
}));

/** @param {Load} load */
async function loadReact(load) {
  const { createElement: h } = await load('react');
  const { renderToString } = await load('react-dom/server');
  return { h, renderToString };
}

/** The default export of an ES or a CommonJS module in Node. @param {any} module */
const defaultExportOf = (module) => module.default?.default ?? module.default ?? module;

/** @type {Record<string, (load: Load) => Promise<Render>>} */
export const pages = {
  /** Function components with class names and a linked style sheet: the reference for plain React. */
  async plain(load) {
    const { h, renderToString } = await loadReact(load);
    const Card = (/** @type {any} */ { title, children, footer }) =>
      h(
        'article',
        { className: 'card' },
        h('h3', { className: 'card-title' }, title),
        h('div', { className: 'card-body' }, children),
        h('div', { className: 'card-footer' }, footer),
      );
    const Button = (/** @type {any} */ { variant, children }) =>
      h('button', { type: 'button', className: `button button-${variant}` }, children);
    const cards = CARDS.map(({ title, text, label }) =>
      h(Card, { key: title, title, footer: h(Button, { variant: 'primary' }, label) }, text),
    );
    return () => renderToString(h('main', null, cards));
  },

  async uiKit(load) {
    const { h, renderToString } = await loadReact(load);
    const { Button, Card } = await load('@zarra/ui-kit');
    const { ServerStyleSheet } = await load('styled-components');
    const cards = CARDS.map(({ title, text, label }) =>
      h(Card, { key: title, title, footer: h(Button, { variant: 'primary' }, label) }, text),
    );
    return () => {
      const sheet = new ServerStyleSheet();
      try {
        const html = renderToString(sheet.collectStyles(h('main', null, cards)));
        return sheet.getStyleTags() + html;
      } finally {
        sheet.seal();
      }
    };
  },

  /** The style sheet is linked. */
  async mantine(load) {
    const { h, renderToString } = await loadReact(load);
    const { Button, Card, MantineProvider, Text, Title } = await load('@mantine/core');
    const cards = CARDS.map(({ title, text, label }) =>
      h(
        Card,
        { key: title, component: 'article', withBorder: true },
        h(Title, { order: 3 }, title),
        h(Text, null, text),
        h(Button, null, label),
      ),
    );
    return () => renderToString(h(MantineProvider, null, h('main', null, cards)));
  },

  /** The style sheet is linked. */
  async radix(load) {
    const { h, renderToString } = await loadReact(load);
    const { Button, Card, Heading, Text, Theme } = await load('@radix-ui/themes');
    const cards = CARDS.map(({ title, text, label }) =>
      h(
        Card,
        { key: title, asChild: true },
        h(
          'article',
          null,
          h(Heading, { as: 'h3', size: '3' }, title),
          h(Text, { as: 'p', size: '2' }, text),
          h(Button, null, label),
        ),
      ),
    );
    return () => renderToString(h(Theme, null, h('main', null, cards)));
  },

  async mui(load) {
    const { h, renderToString } = await loadReact(load);
    const { Button, Card, CardActions, CardContent, Typography } = await load('@mui/material');
    const { CacheProvider } = await load('@emotion/react');
    const createCache = defaultExportOf(await load('@emotion/cache'));
    const createServer = defaultExportOf(await load('@emotion/server/create-instance'));
    const cards = CARDS.map(({ title, text, label }) =>
      h(
        Card,
        { key: title, component: 'article' },
        h(
          CardContent,
          null,
          h(Typography, { component: 'h3', variant: 'h6' }, title),
          h(Typography, { variant: 'body2' }, text),
        ),
        h(CardActions, null, h(Button, { variant: 'contained' }, label)),
      ),
    );
    return () => {
      const cache = createCache({ key: 'css' });
      const { extractCriticalToChunks, constructStyleTagsFromChunks } = createServer(cache);
      const html = renderToString(h(CacheProvider, { value: cache }, h('main', null, cards)));
      return constructStyleTagsFromChunks(extractCriticalToChunks(html)) + html;
    };
  },

  async antd(load) {
    const { h, renderToString } = await loadReact(load);
    const { Button, Card } = await load('antd');
    const { createCache, extractStyle, StyleProvider } = await load('@ant-design/cssinjs');
    const cards = CARDS.map(({ title, text, label }) =>
      h(
        Card,
        { key: title, title: h('h3', null, title) },
        h('p', null, text),
        h(Button, { type: 'primary' }, label),
      ),
    );
    return () => {
      const cache = createCache();
      const html = renderToString(h(StyleProvider, { cache }, h('main', null, cards)));
      return extractStyle(cache) + html;
    };
  },
};
