import { Button, dialogCommand, Drawer, Icon, ThemeSwitch, TopBarLink } from '@zarra/ui-kit';
import { arrowLeft } from '@zarra/ui-kit/icons/arrow-left';
import { menu } from '@zarra/ui-kit/icons/menu';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { labStrings as strings } from './lab-strings.js';

const MENU_ID = 'menu';

// On a screen with room for them the links stand in the bar, otherwise in the menu.
const WIDE = '@media (min-width: 75em) and (orientation: landscape) and (min-height: 31.25em)';

const Part = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  & > [data-back] {
    display: grid;
    place-items: center;
    width: var(--ui-target);
    height: var(--ui-target);
    border-radius: var(--ui-radius);
    color: var(--ui-color-text);
  }
  & > [data-back]:hover {
    color: var(--ui-color-accent);
  }
  & > [data-back] > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  & > [data-wide] {
    display: none;
  }
  & > button {
    min-width: var(--ui-target);
    min-height: var(--ui-target);
    color: var(--ui-color-text);
  }
  & dialog [data-theme-switch] {
    margin-block-start: var(--ui-space-4);
  }
  ${WIDE} {
    & > [data-wide] {
      display: flex;
      align-items: center;
    }
    & > button {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

const Brand = styled.a`
  align-items: center;
  min-height: var(--ui-target);
  padding-inline: var(--ui-space-1) var(--ui-space-2);
  color: var(--ui-color-text);
  font-size: var(--ui-type-lg);
  font-weight: var(--ui-weight-strong);
  text-decoration: none;
`;

/** Links of the site, in the bar and in the menu. */
const SiteLinks = ({ layout }: { layout: 'bar' | 'list' }) => (
  <>
    <TopBarLink layout={layout} href="/simulation">
      {strings.catalogue}
    </TopBarLink>
    <TopBarLink layout={layout} href="/tajriba">
      {strings.list}
    </TopBarLink>
  </>
);

const AccountLink = ({ layout }: { layout: 'bar' | 'list' }) => (
  <TopBarLink layout={layout} href="/login">
    {strings.account}
  </TopBarLink>
);

const subscribe = () => () => undefined;
/** The page of this site that the learner came from, otherwise the catalogue. */
function previousPage(): string {
  const { referrer } = document;
  const isOwn = referrer.startsWith(`${location.origin}/`) && referrer !== location.href.replace(/#.*$/, '');
  return isOwn ? referrer : '/simulation';
}

/**
 * Goes back in the history when the linked page is the previous entry: the browser then restores how far it was scrolled.
 * Otherwise, and in browsers without the Navigation API, the link opens the page.
 */
function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (opensElsewhere || !('navigation' in window)) return;
  const { currentEntry } = navigation;
  const previous = currentEntry && navigation.entries()[currentEntry.index - 1];
  if (previous?.url?.replace(/#.*$/, '') !== event.currentTarget.href) return;
  event.preventDefault();
  history.back();
}

/** Start of the title bar of an experiment: menu, logo, way back, links. */
export const LabBarStart = () => (
  <Part>
    <Button
      variant="quiet"
      icon={<Icon path={menu} />}
      aria-label={strings.openMenu}
      {...dialogCommand('show-modal', MENU_ID)}
    />
    <Brand data-wide="" href="/">
      {strings.siteName}
    </Brand>
    <a
      data-back=""
      href={useSyncExternalStore(subscribe, previousPage, () => '/simulation')}
      aria-label={strings.back}
      title={strings.back}
      onClick={goBack}
    >
      <Icon path={arrowLeft} />
    </a>
    <nav data-wide="" aria-label={strings.navigation}>
      <SiteLinks layout="bar" />
    </nav>
    <Drawer id={MENU_ID} title={strings.menu} closeLabel={strings.closeMenu}>
      <nav aria-label={strings.navigation}>
        <TopBarLink layout="list" href="/">
          {strings.siteName}
        </TopBarLink>
        <SiteLinks layout="list" />
        <AccountLink layout="list" />
      </nav>
      <ThemeSwitch labels={strings.theme} />
    </Drawer>
  </Part>
);

/** End of the title bar of an experiment: account and theme; on a narrow screen they are in the menu. */
export const LabBarEnd = () => (
  <Part>
    <div data-wide="">
      <AccountLink layout="bar" />
      <ThemeSwitch labels={strings.theme} />
    </div>
  </Part>
);
