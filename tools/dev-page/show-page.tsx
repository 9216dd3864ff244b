// Shows the page of a library: styles, the network it expects, and what its src/test-dev-page.tsx calls Page.
import { ThemeStyles } from '@zarra/ui-kit';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { answeredText, handlers, Page } from 'virtual:page';

await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <ThemeStyles />
    <Page />
  </>,
);
// For the test of the page.
document.body.dataset['answeredText'] = answeredText;
