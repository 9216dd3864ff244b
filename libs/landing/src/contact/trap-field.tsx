import { useId } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.js';

// Beside the page, not hidden: robots pass over what is hidden.
const Aside = styled.div`
  position: absolute;
  inset-inline-start: -625rem;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** A field that neither eye, ear nor keyboard meets: whoever fills it in is a robot. */
export const TrapField = () => {
  const id = useId();
  return (
    <Aside aria-hidden="true">
      <label htmlFor={id}>{strings.trap}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </Aside>
  );
};
