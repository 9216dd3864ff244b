import { pages } from '@zarra/contracts';
import { Button, Drawer, LinkButton, TopBar, useScrolled } from '@zarra/ui-kit';
import Menu from 'lucide-react/icons/menu';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { strings } from '../strings.js';
import { Logo } from './logo.js';
import { useMenu } from './menu-store.js';
import { NavLinks } from './nav-links.js';

const { nav } = strings;

/** With letters twice as large the links need a second row. */
const Bar = styled(TopBar)`
  & > div,
  & nav {
    display: flex;
    flex-wrap: wrap;
  }
`;

/** The bar on every page: the logo, the five links, signing in; on a narrow screen the links wait in a menu. */
export const SiteTopBar = () => {
  const scrolled = useScrolled();
  const { open, show, hide } = useMenu();
  return (
    <>
      <Bar
        scrolled={scrolled}
        brand={<Logo />}
        nav={
          <nav aria-label={nav.label}>
            <NavLinks layout="bar" />
          </nav>
        }
        actions={
          <LinkButton as={Link} to={pages.login} variant="secondary">
            {nav.signIn}
          </LinkButton>
        }
        menu={
          <Button
            variant="quiet"
            aria-label={nav.openMenu}
            aria-expanded={open}
            icon={<Menu />}
            onClick={show}
          />
        }
      />
      <Drawer open={open} onClose={hide} title={nav.menu} closeLabel={nav.closeMenu}>
        <nav aria-label={nav.label}>
          <NavLinks layout="list" />
        </nav>
      </Drawer>
    </>
  );
};
