/// <reference types="vite/client" />
import '@fontsource/stix-two-math/latin-400.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { parse } from 'yaml';
import { drawAt } from '../draw.js';
import type { Kind } from '../figure/figure.js';
import { drawFigure, FIGURE_STYLES, readFigure } from '../index.js';
import { MODEL_LESSONS, VARIANTS } from '../testing/gallery.js';

type Declaration = { readonly key: string; readonly alt: string } & { readonly [kind in Kind]?: unknown };

const declarations = [MODEL_LESSONS, VARIANTS].flatMap((yaml) => parse(yaml) as Declaration[]);

/** Inline SVG, as the server writes it into a page. */
const Drawing = ({ svg }: { svg: string }) => <div dangerouslySetInnerHTML={{ __html: svg }} />;

/** All figures of a kind, each with its text alternative. */
const Gallery = ({ kind }: { kind: Kind }) => (
  <>
    <style>{FIGURE_STYLES}</style>
    {declarations
      .filter((declaration) => declaration[kind] !== undefined)
      .map((declaration) => {
        const { svg, text } = drawFigure(declaration);
        return (
          <figure key={declaration.key} style={{ margin: '0 0 24px' }}>
            <Drawing svg={svg} />
            <figcaption style={{ maxWidth: '28rem', margin: '4px auto' }}>{text}</figcaption>
          </figure>
        );
      })}
  </>
);

const meta = { title: 'Figures/Gallery', component: Gallery } satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Graph: Story = { args: { kind: 'graph' } };
export const Forces: Story = { args: { kind: 'forces' } };
export const Rays: Story = { args: { kind: 'rays' } };
export const Circuit: Story = { args: { kind: 'circuit' } };
export const Levels: Story = { args: { kind: 'levels' } };
export const Chart: Story = { args: { kind: 'chart' } };
export const Field: Story = { args: { kind: 'field' } };
export const Apparatus: Story = { args: { kind: 'apparatus' } };

const moving = readFigure({
  key: 'harakat',
  alt: 'Buyum linzaga yaqinlashadi, tasvir undan uzoqlashadi',
  rays: { lens: { F: 20 }, object: { d: 50, h: 5 }, marks: ['F'] },
  motion: { over: { d: [60, 25] }, seconds: 8 },
});

const MovingLens = () => {
  const [d, setD] = useState(50);
  const { svg, text } = drawAt(moving, d);
  return (
    <>
      <style>{FIGURE_STYLES}</style>
      <Drawing svg={svg} />
      <label>
        d, cm{' '}
        <input
          type="range"
          min={25}
          max={60}
          value={d}
          onChange={(event) => setD(Number(event.target.value))}
        />
      </label>
      <p aria-live="polite">{text}</p>
    </>
  );
};

/** The same drawing function in the browser: a slider moves the object. */
export const Motion: Story = {
  args: { kind: 'rays' },
  render: () => <MovingLens />,
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '30' } });
    await expect(canvas.getByText(/Tasvir linzadan 60 cm uzoqda/)).toBeInTheDocument();
  },
};
