import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from './hidden-css.js';

const Hidden = styled.span`
  ${hiddenCss}
`;

/** Props of {@link VisuallyHidden}: those of a `span`. */
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Text for screen readers only.
 *
 * When to use: where the visual meaning of an icon or a layout is not available to screen readers. Not around focusable
 * elements.
 */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Hidden {...props} />;
