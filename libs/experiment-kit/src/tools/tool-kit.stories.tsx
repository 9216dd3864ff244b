import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { kitStrings } from '../kit-strings.js';
import { Stage } from '../stage/stage.js';
import { resting, storyLab } from '../test-stories.js';
import { ToolButtons } from './tool-buttons.js';
import { StageTools, ToolPanel } from './tool-kit.js';
import { toolsOf, type ToolKey } from './tool-keys.js';

const strings = kitStrings.tools;

const meta: Meta = {
  title: 'Tajriba/Tools',
  component: StageTools,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const out = (on: readonly ToolKey[], byKey?: ToolKey) =>
  resting((session) => (
    <>
      <Stage
        session={session}
        overlay={(live) => <StageTools lab={session.lab} live={live} on={on} byKey={byKey} />}
      />
      <ToolButtons tools={toolsOf(storyLab)} on={on} onToggle={fn()} />
      <ToolPanel session={session} on={on} />
    </>
  ))();

export const None: Story = out([]);

export const Stopwatch: Story = {
  ...out(['stopwatch']),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.startName }));
    await userEvent.click(canvas.getByRole('button', { name: strings.lap }));
    await userEvent.click(canvas.getByRole('button', { name: strings.stopName }));
    await expect(canvas.getByRole('columnheader', { name: strings.lapInterval })).toBeVisible();
  },
};

/** Taken out by a key, its first end has the focus and goes by arrows. */
export const Ruler: Story = {
  ...out(['ruler'], 'ruler'),
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: new RegExp(strings.rulerEnds[0]) });
    await expect(end).toHaveFocus();
    // Its place is told once it was drawn.
    await waitFor(() => expect(end).toHaveAccessibleName(/:/));
    const before = end.getAttribute('aria-label');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(end).not.toHaveAttribute('aria-label', before));
  },
};

export const Protractor: Story = out(['protractor']);

export const All: Story = out(['stopwatch', 'ruler', 'protractor']);
