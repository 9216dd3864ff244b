import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.js';
import { menu } from '../icons/menu.js';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Container } from '../container/container.js';
import { Drawer } from '../drawer/drawer.js';
import { FooterColumn, FooterFrame } from '../footer-frame/footer-frame.js';
import { Heading } from '../heading/heading.js';
import { LinkButton } from '../link-button/link-button.js';
import { SkipLink } from '../skip-link/skip-link.js';
import { Text } from '../text/text.js';
import { ThemeSwitch } from '../theme-switch/theme-switch.js';
import { TopBar } from '../top-bar/top-bar.js';
import { TopBarLink } from '../top-bar/top-bar-link.js';
import { useScrolled } from '../top-bar/use-scrolled.js';

const links = (layout: 'bar' | 'list') =>
  ['Asosiy', 'Biz haqimizda', 'Simulyatsiyalar', 'Oʻquv resurslar', 'Aloqa'].map((name, index) => (
    <TopBarLink key={name} layout={layout} href={`#${index}`} aria-current={index === 0 ? 'page' : undefined}>
      {name}
    </TopBarLink>
  ));

const Page = () => {
  const scrolled = useScrolled();
  const [open, setOpen] = useState(false);
  return (
    <>
      <SkipLink href="#asosiy">Asosiy mazmunga oʻtish</SkipLink>
      <TopBar
        scrolled={scrolled}
        brand={
          <a
            href="#bosh"
            style={{ color: 'inherit', fontWeight: 700, fontSize: '1.25rem', textDecoration: 'none' }}
          >
            Zarra
          </a>
        }
        nav={
          <nav aria-label="Asosiy" style={{ display: 'flex' }}>
            {links('bar')}
          </nav>
        }
        actions={<LinkButton href="#kirish">Kirish</LinkButton>}
        menu={
          <Button
            variant="quiet"
            aria-label="Menyu"
            aria-expanded={open}
            icon={<Icon path={menu} />}
            onClick={() => setOpen(true)}
          />
        }
      />
      <Drawer open={open} onClose={() => setOpen(false)} title="Menyu" closeLabel="Yopish">
        <nav aria-label="Menyu">{links('list')}</nav>
      </Drawer>
      <Container
        as="main"
        id="asosiy"
        tabIndex={-1}
        style={{
          display: 'grid',
          gap: '1.5rem',
          minHeight: '90rem',
          alignContent: 'start',
          paddingBlock: '3rem',
        }}
      >
        <Heading level={1} size="3xl">
          Fizikani tajribada oʻrganing
        </Heading>
        <Text size="lg" tone="muted" measure>
          Kuch, tok, yorugʻlik va toʻlqinlarni oʻz qoʻlingiz bilan oʻzgartirib koʻring.
        </Text>
      </Container>
      <FooterFrame
        base={
          <>
            <span>© 2026 Zarra</span>
            <ThemeSwitch
              labels={{ legend: 'Mavzu', system: 'Tizimdagidek', light: 'Yorugʻ', dark: 'Qorongʻi' }}
            />
          </>
        }
      >
        <FooterColumn title="Boʻlimlar">
          <ul>
            <li>
              <a href="#mexanika">Mexanika</a>
            </li>
            <li>
              <a href="#optika">Optika</a>
            </li>
          </ul>
        </FooterColumn>
        <FooterColumn title="Aloqa">
          <ul>
            <li>
              <a href="tel:+998901234567">+998 90 123 45 67</a>
            </li>
            <li>
              <a href="mailto:salom@zarra.uz">salom@zarra.uz</a>
            </li>
          </ul>
        </FooterColumn>
      </FooterFrame>
    </>
  );
};

const meta = {
  title: 'UI Kit/Page frame',
  component: TopBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '500px' } } },
  args: { brand: 'Zarra' },
  render: () => <Page />,
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From 900 px the bar shows the links, below that the menu button. */
export const Top: Story = {
  play: async ({ canvas }) => {
    const hasLinks = canvas.queryByRole('navigation', { name: 'Asosiy' }) !== null;
    const hasMenu = canvas.queryByRole('button', { name: 'Menyu' }) !== null;
    const isWide = innerWidth >= 900;
    await expect({ hasLinks, hasMenu }).toEqual({ hasLinks: isWide, hasMenu: !isWide });
  },
};

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    scrollTo({ top: 300, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'));
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
  },
};
