import { styled } from 'styled-components';

/** How loud a button is. One `primary` per view; `quiet` for what is rarely wanted. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
/** `sm` in dense rows, `md` everywhere, `lg` for the one act of a page. Never below 44 px under a finger. */
export type ButtonSize = 'sm' | 'md' | 'lg';

// Two labels lie in one cell, and the wider one keeps the width: the first is shown.
// What a spinner lies over is out of sight only: the label stays the button's name.
// The live region beside the button: heard, not seen.
/**
 * The look shared by buttons and by links that look like buttons. Variants are attributes on static CSS, and nothing is
 * put into it: styled-components would join and hash the text anew at every rendering.
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
    justify-items: center;
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
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
