import { styled } from 'styled-components';

/**
 * Visual weight: `primary` for the one main action, `secondary` otherwise, `quiet` for text buttons, `danger` for the
 * confirmation of a destructive action.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** `sm` in dense rows, `md` by default, `lg` for the main action of a page. At least 44 px on touch screens. */
export type ButtonSize = 'sm' | 'md' | 'lg';

// [data-labels]: both labels share a grid cell, whose width is that of the longer one; the second is invisible.
// [data-spinner]: the label under a spinner is transparent and remains the accessible name.
// danger: every theme keeps the contrast of `surface` with `wrong`, but not that of `on-accent`.
// output: the live region next to the button is visually hidden.
/**
 * Styles shared by buttons and by links that look like buttons. Variants are data attributes on static CSS: interpolations
 * would make styled-components build and hash the text at every render.
 */
export const ButtonSurface = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--ui-space-2);
  min-height: var(--ui-control);
  padding: var(--ui-space-1) var(--ui-space-4);
  border: 1px solid transparent;
  border-radius: var(--ui-radius);
  background: transparent;
  color: var(--ui-color-accent);
  font: var(--ui-weight-strong) var(--ui-type-sm) / 1.25 var(--ui-font-text);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--ui-fast) var(--ui-ease),
    border-color var(--ui-fast) var(--ui-ease);

  svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }

  &[data-size='sm'] {
    min-height: var(--ui-control-sm);
    padding-inline: var(--ui-space-3);
  }
  &[data-size='lg'] {
    min-height: var(--ui-control-lg);
    padding-inline: var(--ui-space-6);
    font-size: var(--ui-type-md);
  }
  &[data-square] {
    min-width: var(--ui-control);
    padding: 0;
  }
  &[data-block] {
    width: 100%;
  }

  &[data-variant='primary'] {
    background: var(--ui-color-accent);
    color: var(--ui-color-on-accent);
  }
  &[data-variant='secondary'] {
    border-color: var(--ui-color-line-strong);
    background: var(--ui-color-surface);
    color: var(--ui-color-text);
  }
  &[data-variant='danger'] {
    background: var(--ui-color-wrong);
    color: var(--ui-color-surface);
  }

  @media (hover: hover) {
    &[data-variant='primary']:hover {
      background: var(--ui-color-accent-hover);
    }
    &[data-variant='secondary']:hover {
      border-color: var(--ui-color-accent);
      color: var(--ui-color-accent);
    }
    &[data-variant='quiet']:hover {
      background: var(--ui-color-accent-soft);
    }
    &[data-variant='danger']:hover {
      border-color: var(--ui-color-text);
    }
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &&:disabled {
    border-color: var(--ui-color-line);
    background: var(--ui-color-sunken);
    color: var(--ui-color-muted);
  }

  > [data-labels] {
    display: grid;
  }
  > [data-labels] > * {
    grid-area: 1 / 1;
  }
  > [data-labels] > * + * {
    visibility: hidden;
  }
  > [data-spinner] ~ * {
    opacity: 0;
  }
  + output {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    white-space: nowrap;
    opacity: 0;
  }
`;
