import { css } from 'styled-components';

/** Above the page and its bar, below messages. */
export const floatPlaceCss = css`
  z-index: var(--ui-z-progress);
`;

/** The look of what floats: the one shadow, a hairline, a short way in. */
export const floatCss = css`
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow);
  font-size: var(--ui-type-sm);
  line-height: 1.4;
  overflow-wrap: break-word;
  transition: opacity var(--ui-fast) var(--ui-ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
