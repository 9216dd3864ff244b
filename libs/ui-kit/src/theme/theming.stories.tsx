import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { Alert } from '../alert/alert.js';
import { Badge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Chip } from '../chip/chip.js';
import { Grid } from '../grid/grid.js';
import { Heading } from '../heading/heading.js';
import { SearchField } from '../search-field/search-field.js';
import { Select } from '../select/select.js';
import { Sketch } from '../testing/sketch.js';
import { Text } from '../text/text.js';
import { TextArea } from '../text-area/text-area.js';
import { TextField } from '../text-field/text-field.js';
import { nihol } from '../testing/brand.js';
import { createTheme } from '../tokens/create-theme.js';
import { BrandStyles } from './brand-styles.js';

const meta = {
  title: 'UI Kit/Theming',
  parameters: {
    layout: 'fullscreen',
    // A brand applies to the whole document, so each story of the documentation page has its own.
    docs: { story: { inline: false, height: '40rem' } },
  },
  excludeStories: ['SamplePage'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 'var(--ui-space-5)' };
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--ui-space-3)' } as const;

/** A sample page with the most common components, for stories about the whole kit. */
export const SamplePage = ({ title }: { title: string }) => (
  <div style={column}>
    <Heading level={2}>{title}</Heading>
    <Text>
      Tebranish davri ipning uzunligiga bogʻliq, ogʻirlikka esa bogʻliq emas. Oʻzingiz sinab koʻring.
    </Text>
    <Text tone="muted">7-sinf, 12-dars · 15 daqiqa</Text>
    <div style={row}>
      <Badge>Yangi</Badge>
      <Badge tone="right">Oʻtilgan</Badge>
      <Chip lineColor="chart-teal">Mexanika</Chip>
      <Chip lineColor="chart-blue">Tebranish va toʻlqinlar</Chip>
    </div>
    <div style={row}>
      <Button variant="primary">Tajribani boshlash</Button>
      <Button>Natijalarni koʻrish</Button>
      <Button variant="quiet">Bekor qilish</Button>
    </div>
    <Grid>
      <Card
        title={<a href="#mayatnik">Matematik mayatnik</a>}
        titleLevel={3}
        linkArea="card"
        media={<Sketch drawing="lissajous" />}
        footer={<Chip lineColor="chart-teal">Mexanika</Chip>}
      >
        Ip uzunligini oʻzgartiring.
      </Card>
      <Card
        title={<a href="#interferensiya">Ikki manbadan tarqalayotgan toʻlqinlar interferensiyasi</a>}
        titleLevel={3}
        linkArea="card"
        media={<Sketch drawing="interference" />}
        footer={<Chip lineColor="chart-blue">Toʻlqinlar</Chip>}
      >
        Manbalar orasidagi masofani tanlang.
      </Card>
    </Grid>
    <SearchField label="Qidiruv" clearLabel="Tozalash" value="toʻlqin" onChange={() => undefined} />
    <Select label="Boʻlim" options={[{ value: '', label: 'Elektr va magnetizm' }]} />
    <TextField label="Tezlik" hint="Metr taqsim sekundda" error="Musbat son yozing." defaultValue="-3" />
    <TextArea label="Izoh" hint="Nimani kuzatdingiz?" />
    <Alert tone="success" title="Javobingiz qabul qilindi" />
    <Alert tone="warning">Aloqa sekin, kutilmoqda…</Alert>
    <Alert tone="error" title="Video yuklanmadi" action={<Button size="sm">Qayta urinish</Button>}>
      Internet aloqasini tekshirib, qayta urinib koʻring.
    </Alert>
  </div>
);

// An element with its own theme sets its own background, colour and font.
const Themed = styled.section`
  flex: 1 1 20rem;
  min-width: 0;
  padding: var(--ui-space-5);
  background: var(--ui-color-page);
  color: var(--ui-color-text);
  font: var(--ui-weight-text) var(--ui-type-md) / var(--ui-leading-text) var(--ui-font-text);
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const theme = createTheme({ ...nihol, scope: "[data-brand='nihol']" });

/** The default theme and a theme of `createTheme`: the same components without additional rules. */
export const TwoBrands: Story = {
  globals: { brand: 'zarra' },
  render: () => (
    <Columns>
      <BrandStyles theme={theme} />
      <Themed aria-label="Zarra">
        <SamplePage title="Zarra" />
      </Themed>
      <Themed aria-label="Nihol" data-brand="nihol">
        <SamplePage title="Nihol" />
      </Themed>
    </Columns>
  ),
  play: async ({ canvas, globals }) => {
    const [ours, theirs] = canvas
      .getAllByRole('button', { name: 'Tajribani boshlash' })
      .map((button) => getComputedStyle(button));
    await expect(theirs!.backgroundColor).not.toBe(ours!.backgroundColor);
    await expect(theirs!.borderRadius).toBe('14px');
    await expect(theirs!.fontFamily).toContain('serif');
    const themed = getComputedStyle(canvas.getByRole('region', { name: 'Nihol' }));
    const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
    await expect(themed.getPropertyValue('--ui-color-page')).toBe(theme.colors[mode].page);
  },
};

/** The whole page in the second brand, as with the toolbar. */
export const SecondBrand: Story = {
  globals: { brand: 'nihol' },
  render: () => (
    <Themed as="main">
      <SamplePage title="Nihol" />
    </Themed>
  ),
};

/** The same with high contrast: text at 7:1 on every background. */
export const SecondBrandMoreContrast: Story = {
  ...SecondBrand,
  globals: { brand: 'nihol', contrast: 'more' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }] } } },
  play: async ({ canvas, globals }) => {
    const seen = getComputedStyle(canvas.getByRole('main')).getPropertyValue('--ui-color-muted');
    await expect(seen).toBe(theme.colors[globals['theme'] === 'dark' ? 'darkMore' : 'lightMore'].muted);
  },
};
