import { forwardRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlCss } from '../field/field-css.js';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.js';

const Area = styled.textarea`
  ${controlCss}
  resize: vertical;
`;

/** Props of {@link TextArea}, besides those of a native `textarea`. */
export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldLabelProps {}

/**
 * A field for several lines of text.
 *
 * When to use: messages and free-text answers. For one line use `TextField`.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(({ rows = 4, ...field }, ref) => (
  <FieldFrame field={field}>{(control) => <Area {...control} ref={ref} rows={rows} />}</FieldFrame>
));
