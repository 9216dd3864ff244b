import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { uzbekMessages as strings } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import { isometricDefinition, createStories } from '../testing/stories.js';
import { Stage } from './stage.js';

const meta: Meta = { title: 'Tajriba/Stage', component: Stage, parameters: { controls: { disable: true } } };
export default meta;
type Story = StoryObj;

const story = createStories(createSession, (session) => <Stage session={session} />);

export const Start: Story = story();

export const AtAMoment: Story = story({ seconds: 3 });

/** Keyboard control of the handle. */
export const MovedByKeys: Story = {
  ...story(),
  play: async ({ canvas }) => {
    const body = canvas.getByRole('button', { name: 'Yuk: 1 metr' });
    body.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(body).toHaveAccessibleName('Yuk: 1.5 metr');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(body).toHaveAccessibleName('Yuk: 1.4 metr');
  },
};

/** The ring of a handle, near the pointer or on focus. */
export const FocusedHandle: Story = {
  ...story(),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Yuk: 1 metr' })).toHaveFocus();
  },
};

/** The device is too slow: model time passes more slowly. */
export const Late: Story = {
  ...story({ seconds: 1, prepare: ({ store }) => store.setState({ isLagging: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(strings.stage.lagging)).toBeVisible();
  },
};

export const InDepth: Story = {
  ...story({ definition: isometricDefinition }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: strings.view.left }));
  },
};

/** A device without WebGL 2. */
export const DepthMissing: Story = {
  ...story({ definition: isometricDefinition }),
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
    await expect(await canvas.findByText(strings.view.fallback.missing)).toBeVisible();
  },
};
