// Renders the dev page of a library with the theme's styles and its request handlers (Mock Service Worker).
import { ThemeStyles } from '@zarra/ui-kit';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { expectedText, handlers, Page } from 'virtual:page';

await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <ThemeStyles />
    <Page />
  </>,
);
// Read by dev-page.test.ts.
document.body.dataset['expectedText'] = expectedText;
