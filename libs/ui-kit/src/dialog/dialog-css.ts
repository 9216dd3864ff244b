import { css } from 'styled-components';
import { iconButtonCss } from '../icon/icon-button-css.js';

/** Styles of a modal dialog and its header. The dialog scrolls its content and enters from below, or from `--enter-from`. */
export const dialogCss = css`
  position: fixed;
  max-width: none;
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--ui-color-surface);
  color: var(--ui-color-text);

  &::backdrop {
    background: none;
  }
  & > div > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    background: var(--ui-color-surface);
  }
  & h2 {
    font-size: var(--ui-type-md);
  }
  & > div > header > button {
    ${iconButtonCss}
    width: var(--ui-target);
    height: var(--ui-target);
    margin-inline-end: calc(-1 * var(--ui-space-2));
    color: inherit;
  }
  &[open] {
    animation: ui-enter var(--ui-slow) var(--ui-ease);
  }
  @keyframes ui-enter {
    from {
      translate: 0 var(--enter-from, 1rem);
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
