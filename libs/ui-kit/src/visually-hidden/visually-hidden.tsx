import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from './hidden-css.js';

const Hidden = styled.span`
  ${hiddenCss}
`;

/** Props of {@link VisuallyHidden}: those of a `span`. */
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Words for those who listen.
 *
 * When to use: where the picture says enough to the eye but not to the ear, as beside an icon.
 * Not for words everybody needs, and never around something that takes focus.
 */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Hidden {...props} />;
