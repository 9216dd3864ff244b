import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { kitStrings as strings } from '../kit-strings.js';
import { deepLab, resting } from '../test-stories.js';
import { Stage } from './stage.js';

const meta: Meta = { title: 'Tajriba/Stage', component: Stage, parameters: { controls: { disable: true } } };
export default meta;
type Story = StoryObj;

const at = resting((session) => <Stage session={session} />);

export const Start: Story = at();

export const AtAMoment: Story = at({ seconds: 3 });

/** What the keys of the body do. */
export const MovedByKeys: Story = {
  ...at(),
  play: async ({ canvas }) => {
    const body = canvas.getByRole('button', { name: 'Yuk: 1 metr' });
    body.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(body).toHaveAccessibleName('Yuk: 1.5 metr');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(body).toHaveAccessibleName('Yuk: 1.4 metr');
  },
};

/** The device does not keep up: model time passes more slowly. */
export const Late: Story = {
  ...at({ seconds: 1, then: ({ news }) => news.setState({ late: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(strings.stage.late)).toBeVisible();
  },
};

export const InDepth: Story = {
  ...at({ lab: deepLab }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: strings.view.left }));
  },
};

/** A device without WebGL 2. */
export const DepthMissing: Story = {
  ...at({ lab: deepLab }),
  beforeEach: () => {
    const { prototype } = HTMLCanvasElement;
    const getContext = Reflect.get(prototype, 'getContext') as (
      this: HTMLCanvasElement,
      kind: string,
    ) => unknown;
    const setContext = (method: typeof getContext) => Object.assign(prototype, { getContext: method });
    setContext(function (kind) {
      return kind === 'webgl2' ? null : getContext.call(this, kind);
    });
    return () => {
      setContext(getContext);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(strings.view.simplified.missing)).toBeVisible();
  },
};
