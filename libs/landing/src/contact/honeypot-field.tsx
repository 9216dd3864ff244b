import { useId } from 'react';
import { styled } from 'styled-components';
import { useContactMessages } from '../messages/contact-strings.js';

// Off screen rather than hidden: robots skip hidden fields.
const OffScreen = styled.div`
  position: absolute;
  inset-inline-start: -625rem;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** Honeypot field: submissions that fill it are accepted and dropped. Invisible, not focusable, and not announced. */
export const HoneypotField = () => {
  const strings = useContactMessages();
  const id = useId();
  return (
    <OffScreen aria-hidden="true">
      <label htmlFor={id}>{strings.honeypot}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </OffScreen>
  );
};
