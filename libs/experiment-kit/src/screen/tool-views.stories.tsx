import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { Stage } from '../scene/stage.js';
import { createSession } from '../run/create-session.js';
import { createStories, storyDefinition } from '../testing/stories.js';
import { ToolButtons, toolsOf, type ToolKey } from '../tools/tool-buttons.js';
import { StageTools, ToolPanel } from '../tools/tool-views.js';

const strings = uzbekMessages.tools;

const meta: Meta = {
  title: 'Experiment kit/Tools',
  component: StageTools,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const storyWithTools = (on: readonly ToolKey[], byKey?: ToolKey) =>
  createStories(createSession, (session) => (
    <>
      <Stage
        session={session}
        overlay={(live) => (
          <StageTools definition={session.definition} stage={live} active={on} openedByKeyboard={byKey} />
        )}
      />
      <ToolButtons tools={toolsOf(storyDefinition)} active={on} onToggle={fn()} />
      <ToolPanel session={session} active={on} />
    </>
  ))();

export const None: Story = storyWithTools([]);

export const Stopwatch: Story = {
  ...storyWithTools(['stopwatch']),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.startName }));
    await userEvent.click(canvas.getByRole('button', { name: strings.lap }));
    await userEvent.click(canvas.getByRole('button', { name: strings.stopName }));
    await expect(canvas.getByRole('columnheader', { name: strings.lapInterval })).toBeVisible();
  },
};

/** Opened by keyboard: the first end has the focus and moves by arrow keys. */
export const Ruler: Story = {
  ...storyWithTools(['ruler'], 'ruler'),
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: new RegExp(strings.rulerEnds[0] ?? 'missing') });
    await expect(end).toHaveFocus();
    // The label has its value after the first frame.
    await waitFor(() => expect(end).toHaveAccessibleName(/:/));
    const before = end.getAttribute('aria-label');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(end).not.toHaveAttribute('aria-label', before));
  },
};

export const Protractor: Story = storyWithTools(['protractor']);

export const All: Story = storyWithTools(['stopwatch', 'ruler', 'protractor']);
