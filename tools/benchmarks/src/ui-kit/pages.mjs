// @ts-check
// The same 200 cards in each kit: a title of level 3, a sentence, a button. Styles are collected as its manual describes.
/** @typedef {(name: string) => Promise<any>} Load */
/** @typedef {{ title: string, text: string, label: string }} Card */

const CARDS = Array.from({ length: 200 }, (_, index) => ({
  title: `Tajriba ${index}`,
  text: `Sharcha ${index} m balandlikdan tushadi. Vaqtini oʻlchang.`,
  label: 'Boshlash',
}));

/**
 * @param {Load} load
 * @param {(h: any, card: Card) => any} card its element, with the title as the key
 * @param {(render: (wrapper?: any, props?: object) => string) => string} [collect] renders in the provider, with the styles
 * @returns {Promise<() => string>} renders the page
 */
async function pageOf(load, card, collect = (render) => render()) {
  const { createElement: h } = await load('react');
  const { renderToString } = await load('react-dom/server');
  const main = h(
    'main',
    null,
    CARDS.map((each) => card(h, each)),
  );
  return () => collect((wrapper, props) => renderToString(wrapper ? h(wrapper, props, main) : main));
}

/** The default export of an ES or a CommonJS module in Node. @param {any} module */
const defaultExportOf = (module) => module.default?.default ?? module.default ?? module;

/** @param {any} props */
const PlainButton = ({ h, variant, children }) =>
  h('button', { type: 'button', className: `button button-${variant}` }, children);
/** @param {any} props */
const PlainCard = ({ h, title, label, children }) =>
  h(
    'article',
    { className: 'card' },
    h('h3', { className: 'card-title' }, title),
    h('div', { className: 'card-body' }, children),
    h('div', { className: 'card-footer' }, h(PlainButton, { h, variant: 'primary' }, label)),
  );

/** @type {Record<string, (load: Load) => Promise<() => string>>} */
export const pages = {
  /** Function components with class names and a linked style sheet: the reference for plain React. */
  plain: (load) =>
    pageOf(load, (h, { title, text, label }) => h(PlainCard, { key: title, h, title, label }, text)),

  async uiKit(load) {
    const { Button, Card } = await load('@zarra/ui-kit');
    const { ServerStyleSheet, StyleSheetManager } = await load('styled-components');
    return pageOf(
      load,
      (h, { title, text, label }) =>
        h(Card, { key: title, title, footer: h(Button, { variant: 'primary' }, label) }, text),
      (render) => {
        const sheet = new ServerStyleSheet();
        try {
          const html = render(StyleSheetManager, { sheet: sheet.instance });
          return sheet.getStyleTags() + html;
        } finally {
          sheet.seal();
        }
      },
    );
  },

  /** The style sheet is linked. */
  async mantine(load) {
    const { Button, Card, MantineProvider, Text, Title } = await load('@mantine/core');
    return pageOf(
      load,
      (h, { title, text, label }) =>
        h(
          Card,
          { key: title, component: 'article', withBorder: true },
          ...[h(Title, { order: 3 }, title), h(Text, null, text), h(Button, null, label)],
        ),
      (render) => render(MantineProvider),
    );
  },

  /** The style sheet is linked. */
  async radix(load) {
    const { Button, Card, Heading, Text, Theme } = await load('@radix-ui/themes');
    return pageOf(
      load,
      (h, { title, text, label }) => {
        const heading = h(Heading, { as: 'h3', size: '3' }, title);
        const paragraph = h(Text, { as: 'p', size: '2' }, text);
        const article = h('article', null, heading, paragraph, h(Button, null, label));
        return h(Card, { key: title, asChild: true }, article);
      },
      (render) => render(Theme),
    );
  },

  async mui(load) {
    const { Button, Card, CardActions, CardContent, Typography } = await load('@mui/material');
    const { CacheProvider } = await load('@emotion/react');
    const createCache = defaultExportOf(await load('@emotion/cache'));
    const createServer = defaultExportOf(await load('@emotion/server/create-instance'));
    return pageOf(
      load,
      (h, { title, text, label }) => {
        const heading = h(Typography, { component: 'h3', variant: 'h6' }, title);
        const content = h(CardContent, null, heading, h(Typography, { variant: 'body2' }, text));
        const actions = h(CardActions, null, h(Button, { variant: 'contained' }, label));
        return h(Card, { key: title, component: 'article' }, content, actions);
      },
      (render) => {
        const cache = createCache({ key: 'css' });
        const { extractCriticalToChunks, constructStyleTagsFromChunks } = createServer(cache);
        const html = render(CacheProvider, { value: cache });
        return constructStyleTagsFromChunks(extractCriticalToChunks(html)) + html;
      },
    );
  },

  async antd(load) {
    const { Button, Card } = await load('antd');
    const { createCache, extractStyle, StyleProvider } = await load('@ant-design/cssinjs');
    return pageOf(
      load,
      (h, { title, text, label }) =>
        h(
          Card,
          { key: title, title: h('h3', null, title) },
          ...[h('p', null, text), h(Button, { type: 'primary' }, label)],
        ),
      (render) => {
        const cache = createCache();
        const html = render(StyleProvider, { cache });
        return extractStyle(cache) + html;
      },
    );
  },
};
