import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { uzbekMessages as strings } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import { isometricDefinition, createStories, storyDefinition } from '../testing/stories.js';
import { Stage } from './stage.js';

const meta: Meta = {
  title: 'Experiment kit/Stage',
  component: Stage,
  parameters: { controls: { disable: true } },
};
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

const withTray: ExperimentDefinition = {
  ...storyDefinition,
  tray: {
    parts: [
      { key: '0', label: 'yuk', picture: [{ d: 'M-.2-.2H.2V.2H-.2Z', stroke: 'text', fill: 'line' }] },
      { key: '1', label: 'prujina', picture: [{ d: 'M-.4 0l.1-.15.2.3.2-.3.2.3.1-.15', stroke: 'text' }] },
    ],
    pictureSize: [1, 0.7],
    target: (x, y) => ({ left: x - 0.3, right: x + 0.3, bottom: y - 0.3, top: y + 0.3 }),
    place: (key) => ({ values: { kind: Number(key) }, handle: 'body' }),
  },
};

/** Parts that are dragged onto the stage; a pressed one gives the focus to its handle. */
export const WithTray: Story = {
  ...story({ definition: withTray }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'prujina' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Yuk/ })).toHaveFocus());
  },
};

/** Without a free place the parts cannot be placed. */
export const TrayUnavailable: Story = story({
  definition: {
    ...withTray,
    ...(withTray.tray && { tray: { ...withTray.tray, unavailable: () => 'Joy qolmadi.' } }),
  },
});

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
