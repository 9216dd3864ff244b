import { css } from 'styled-components';

/** Styles of a dialog with a sticky header, a body and a sticky footer of buttons. */
export const sectionsCss = css`
  & > div > header {
    gap: var(--ui-space-4);
    padding: var(--ui-space-2) var(--ui-space-5);
    border-bottom: var(--ui-hairline);
  }
  & h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > [data-body] {
    padding: var(--ui-space-5);
    overflow-wrap: break-word;
  }
  & > div > footer {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--ui-space-3);
    padding: var(--ui-space-3) var(--ui-space-5);
    border-top: var(--ui-hairline);
    background: var(--ui-color-surface);
  }
  @media (max-height: 24em) {
    & > div > :is(header, footer) {
      position: static;
    }
  }
`;
