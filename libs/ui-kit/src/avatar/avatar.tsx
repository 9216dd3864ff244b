'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { user } from '../icons/user.js';
import { initials } from './initials.js';

const Disc = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  overflow: hidden;
  border: var(--ui-hairline);
  border-radius: var(--ui-radius-round);
  background: var(--ui-color-accent-soft);
  color: var(--ui-color-accent);
  font-size: 0.875rem;
  font-weight: var(--ui-weight-strong);
  line-height: 1;
  vertical-align: middle;
  user-select: none;

  &[data-size='sm'] {
    width: 2rem;
    height: 2rem;
    font-size: 0.6875rem;
  }
  &[data-size='lg'] {
    width: 4rem;
    height: 4rem;
    font-size: 1.5rem;
  }
  & > svg {
    width: 60%;
    height: 60%;
  }
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Name of the person: accessible name and source of the initials. */
  name: string;
  /** Address of the image. The initials are visible until it has loaded, and when it fails. */
  src?: string | undefined;
  /** 32, 40 or 64 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Hides the avatar from screen readers, where the name is visible next to it. */
  decorative?: boolean | undefined;
}

/**
 * The image or the initials of a person.
 *
 * When to use: next to a name, or for the account in the top bar. Initials are not unique: show the name where identity
 * matters.
 */
export const Avatar = ({ name, src, size = 'md', decorative = false }: AvatarProps) => {
  const [failedSrc, setFailedSrc] = useState<string>();
  const letters = initials(name);
  const aria = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  // An image in server-rendered HTML may have failed before hydration, without an error event.
  const checkLoaded = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && src) setFailedSrc(src);
  };
  return (
    <Disc {...aria} data-size={size}>
      {letters || <Icon path={user} />}
      {src && src !== failedSrc && (
        <img key={src} ref={checkLoaded} src={src} alt="" onError={() => setFailedSrc(src)} />
      )}
    </Disc>
  );
};
