'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { UserRound } from 'lucide';
import { Icon } from '../icon/icon.js';
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
  /** Whose it is; read out, and the source of the initials. */
  name: string;
  /** Address of a picture. Until it comes, and should it not come, the initials are shown. */
  src?: string | undefined;
  /** 32, 40 or 64 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The name stands beside it already: nothing is read out twice. */
  decorative?: boolean | undefined;
}

/**
 * A person, small: a picture or the first letters of the name.
 *
 * When to use: beside a name, or for the account in the bar. Two people may have the same letters: where it matters who
 * it is, the name stands beside it.
 */
export const Avatar = ({ name, src, size = 'md', decorative = false }: AvatarProps) => {
  const [broken, setBroken] = useState<string>();
  const letters = initials(name);
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  // A picture that came from a server may have failed before there was anyone to hear it.
  const look = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && src) setBroken(src);
  };
  return (
    <Disc {...named} data-size={size}>
      {letters || <Icon node={UserRound} />}
      {src && src !== broken && <img key={src} ref={look} src={src} alt="" onError={() => setBroken(src)} />}
    </Disc>
  );
};
