/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './icon.js';

const icons: Readonly<Record<string, Readonly<Record<string, string>>>> = import.meta.glob('../icons/*.ts', {
  eager: true,
});

const iconOf = (name: string) => icons[`../icons/${name}.ts`]?.[name] ?? '';

const meta = {
  title: 'UI Kit/Icon',
  component: Icon,
  args: { path: iconOf('sun') },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const BesideText: Story = {
  render: () => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }}>
      <Icon path={iconOf('search')} /> Qidirish
    </span>
  ),
};

/** Every icon leaves a margin of 2, half of which its stroke takes. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 24px)', gap: '0.75rem' }}>
      {Object.values(icons)
        .flatMap((icon) => Object.entries(icon))
        .map(([name, path]) => (
          <Icon key={name} path={path} />
        ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('path')];
    await expect(drawings).toHaveLength(Object.keys(icons).length);
    const outside = drawings.filter((drawing) => {
      const { x, y, width, height } = drawing.getBBox();
      return x < 2 || y < 2 || x + width > 22 || y + height > 22;
    });
    await expect(outside).toEqual([]);
  },
};
