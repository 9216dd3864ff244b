import { Link } from 'react-router';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-2);
  min-height: var(--ui-target);
  color: var(--ui-color-text);
  font-size: var(--ui-type-lg);
  font-weight: var(--ui-weight-strong);
  letter-spacing: -0.01em;
  text-decoration: none;

  & > svg {
    flex: none;
    width: 2rem;
    height: 2rem;
    color: var(--ui-color-accent);
  }
`;

/** A particle on its orbit: an ellipse of eccentricity 0.8 with the centre of attraction in its focus. */
export const Logo = () => (
  <Home to="/">
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <ellipse
        cx="16"
        cy="16"
        rx="14"
        ry="8.4"
        transform="rotate(-30 16 16)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="6.3" cy="21.6" r="2.2" fill="currentColor" opacity="0.55" />
      <circle cx="28.1" cy="9" r="3.6" fill="currentColor" />
    </svg>
    {strings.siteName}
  </Home>
);
