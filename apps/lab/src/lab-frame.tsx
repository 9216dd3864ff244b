import { SkipLink, TopBar, TopBarLink, useScrolled } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { labStrings as strings } from './lab-strings.js';

const Brand = styled.a`
  color: var(--ui-color-text);
  font-size: var(--ui-type-lg);
  font-weight: var(--ui-weight-strong);
  text-decoration: none;
`;

/** Props of {@link LabFrame}. */
export interface LabFrameProps {
  /** Content at the end of the bar. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Top bar of every laboratory page, with links to the site. */
export const LabFrame = ({ actions, children }: LabFrameProps) => (
  <>
    <SkipLink href="#content">{strings.skip}</SkipLink>
    <TopBar
      scrolled={useScrolled()}
      brand={<Brand href="/">{strings.siteName}</Brand>}
      nav={
        <>
          <TopBarLink href="/simulation">{strings.catalogue}</TopBarLink>
          <TopBarLink href="/tajriba">{strings.list}</TopBarLink>
        </>
      }
      actions={actions}
    />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  </>
);
