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
export const TextArea = ({ label, hideLabel, hint, error, id, rows = 4, ...rest }: TextAreaProps) => (
  <FieldFrame
    label={label}
    hideLabel={hideLabel}
    hint={hint}
    error={error}
    id={id}
    required={rest.required}
    describedBy={rest['aria-describedby']}
  >
    {(ids) => <Area {...rest} {...ids} rows={rows} />}
  </FieldFrame>
);
