import { css } from 'styled-components';

/** Space between items: 0, 4, 8, 12, 20 or 32 px; `lg` is the gap of `Grid`. */
export type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** Styles that `Stack` and `Inline` share: the gap, and no indent or markers when the element is a list. */
export const gapCss = css`
  display: flex;
  min-width: 0;
  padding: 0;
  margin: 0;
  list-style: none;

  &[data-gap='xs'] {
    gap: var(--ui-space-1);
  }
  &[data-gap='sm'] {
    gap: var(--ui-space-2);
  }
  &[data-gap='md'] {
    gap: var(--ui-space-3);
  }
  &[data-gap='lg'] {
    gap: var(--ui-space-5);
  }
  &[data-gap='xl'] {
    gap: var(--ui-space-8);
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
`;
