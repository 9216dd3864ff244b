import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlCss } from '../field/field-css.js';
import { FieldFrame, type FieldWords } from '../field/field-frame.js';

const Area = styled.textarea`
  ${controlCss}
  resize: vertical;
`;

/** Props of {@link TextArea}, besides those of a native `textarea`. */
export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldWords {}

/**
 * Several lines of text.
 *
 * When to use: messages and answers in own words. One line: `TextField`.
 */
export const TextArea = ({ rows = 4, ...field }: TextAreaProps) => (
  <FieldFrame field={field}>{(control) => <Area {...control} rows={rows} />}</FieldFrame>
);
