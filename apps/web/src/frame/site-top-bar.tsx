import { useSession } from '@zarra/auth';
import { Button, dialogCommand, Drawer, Icon, ProgressLine, TopBar, useScrolled } from '@zarra/ui-kit';
import { menu } from '@zarra/ui-kit/icons/menu';
import { styled } from 'styled-components';
import { SearchButton } from './search-button.js';
import { strings } from '../strings.js';
import { AccountMenu } from './account-menu.js';
import { Logo } from './logo.js';
import { MENU_ID } from './use-page-change.js';
import { NavLinks } from './nav-links.js';

const { nav } = strings;

// The buttons have the size of a touch target. Below large screens that of the search has only its icon.
/** At a font size of 200 % the links wrap to a second row. */
const Bar = styled(TopBar)`
  --ui-control: var(--ui-target);

  /* Only a part of its HTML has arrived, on a slow connection: the rest would move the buttons at its end. */
  &:not(:has(+ *)) {
    visibility: hidden;
  }

  & > div,
  & nav {
    display: flex;
    flex-wrap: wrap;
  }
  & form > button {
    padding-inline: var(--ui-space-3);
  }
  @media (max-width: 30em) {
    & > div,
    & [data-actions] {
      gap: var(--ui-space-1);
    }
  }
  @media (max-width: 74.99em) {
    & form span + span {
      display: none;
    }
  }
`;

/** Props of {@link SiteTopBar}. */
export interface SiteTopBarProps {
  /** Above an experiment, whose styles make it lower. */
  isLow?: boolean;
}

/** The bar on every page: the logo, the five links, the account; on a narrow screen the links are in a menu. */
export const SiteTopBar = ({ isLow = false }: SiteTopBarProps) => {
  const scrolled = useScrolled();
  const { status } = useSession();
  const checking = <ProgressLine active={status === 'checking'} label={nav.checking} />;
  return (
    <>
      {checking}
      <Bar
        data-low={isLow || undefined}
        scrolled={scrolled}
        brand={<Logo />}
        nav={
          <nav aria-label={nav.label}>
            <NavLinks layout="bar" />
          </nav>
        }
        actions={
          <>
            <AccountMenu layout="bar" />
            {/* After the account, whose width changes when the session is known. */}
            <SearchButton />
          </>
        }
        menu={
          <Button
            variant="quiet"
            aria-label={nav.openMenu}
            icon={<Icon path={menu} />}
            {...dialogCommand('show-modal', MENU_ID)}
          />
        }
      />
      <Drawer id={MENU_ID} title={nav.menu} closeLabel={nav.closeMenu}>
        <nav aria-label={nav.label}>
          <NavLinks layout="list" />
        </nav>
        <AccountMenu layout="list" />
        {checking /* The open menu covers the progress line above. */}
      </Drawer>
    </>
  );
};
