const assert = require('node:assert/strict');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { Button } = require('@zarra/ui-kit/button');
const { createTheme, MessagesProvider, Spinner, uzbekMessages } = require('@zarra/ui-kit');

/** Renders components of two entries with the texts of one provider, and computes a theme. */
exports.checkRendering = () => {
  const html = renderToString(
    createElement(MessagesProvider, {
      messages: uzbekMessages,
      children: [
        createElement(Button, { key: 'button' }, 'Saqlash'),
        createElement(Spinner, { key: 'spinner' }),
      ],
    }),
  );
  assert.match(html, /<button[^>]*>Saqlash<\/button>/);
  assert.ok(html.includes(uzbekMessages.loading));
  const { css } = createTheme({
    name: 'Agentlik',
    light: { page: '#fbf7f9', text: '#2a1520', accent: 'oklch(43% 0.15 0)' },
    dark: { page: '#1a1015', text: '#f7ecf1', accent: '#f3a0c0' },
  });
  assert.match(css, /--ui-color-accent/);
};
