import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { uzbekMessages as strings } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import {
  isometricDefinition,
  longTextDefinition,
  createStories,
  storyDefinition,
} from '../testing/stories.js';
import { ExperimentScreen } from './experiment-screen.js';

const meta: Meta = {
  title: 'Experiment kit/ExperimentScreen',
  component: ExperimentScreen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const story = createStories(createSession, (session) => <ExperimentScreen session={session} />);

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const openTab = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('tab', { name }));
/** Clicks an action: on a narrow screen it is in a list. */
async function clickAction(canvas: Canvas, name: string) {
  const [more] = canvas.queryAllByRole('button', { name: strings.screen.more });
  if (more) await userEvent.click(more);
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** On a wide screen the parameters stand beside the stage, on a phone below it. */
export const Start: Story = {
  ...story(),
  play: async ({ canvas }) => {
    const time = canvas.getByRole('group', { name: strings.time.group }).getBoundingClientRect();
    const parameters = canvas.getByRole('region', { name: strings.parameters.title }).getBoundingClientRect();
    if (innerWidth < 700) await expect(parameters.top).toBeGreaterThan(time.bottom);
    else await expect(parameters.left).toBeGreaterThan(time.right);
  },
};

/** The graph is large, the stage stands in its place. */
export const GraphLarge: Story = {
  ...story({ seconds: 8 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.screen.enlargeGraph }));
    await expect(canvas.getByRole('button', { name: strings.screen.enlargeStage })).toHaveFocus();
  },
};

/** The list of actions on a narrow screen. */
export const Actions: Story = {
  ...story(),
  play: async ({ canvas }) => {
    const [more] = canvas.queryAllByRole('button', { name: strings.screen.more });
    if (more) await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: strings.share.open })).toBeVisible();
  },
};

/** The list of investigations. */
export const Investigations: Story = {
  ...story({ seconds: 2 }),
  play: async ({ canvas }) => {
    await openTab(canvas, strings.screen.investigation);
    await expect(await canvas.findByRole('heading', { name: strings.investigations.title })).toBeVisible();
  },
};

/** Theory for reading: on a phone the panel covers the stage. */
export const Theory: Story = {
  ...story({ seconds: 2 }),
  play: async ({ canvas }) => {
    await openTab(canvas, strings.screen.theory);
    const [expand] = canvas.queryAllByRole('button', { name: strings.screen.expand });
    if (expand) await userEvent.click(expand);
    await expect(await canvas.findByText(storyDefinition.content.summary)).toBeVisible();
  },
};

export const AtAMoment: Story = story({ seconds: 8 });

/** A title of ninety letters, and all other texts at maximum length. */
export const LongTexts: Story = story({ definition: longTextDefinition, seconds: 2 });

export const InDepth: Story = story({ definition: isometricDefinition, seconds: 3 });

/** Play and pause. */
export const Played: Story = {
  ...story(),
  play: async ({ canvas }) => {
    const place = canvas.getByRole('slider', { name: strings.time.position });
    await userEvent.click(canvas.getByRole('button', { name: strings.time.play }));
    await waitFor(() => expect(Number((place as HTMLInputElement).value)).toBeGreaterThan(10));
    await userEvent.click(canvas.getByRole('button', { name: strings.time.pause }));
    await userEvent.click(canvas.getByRole('button', { name: strings.time.reset }));
    await expect(place).toHaveValue('0');
  },
};

export const BrokenAddress: Story = {
  ...createStories(createSession, (session) => <ExperimentScreen session={session} isBroken />)(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(strings.address.broken)).toBeVisible();
  },
};

/** A long replay is running: the controls are inert. */
export const OpeningALongRun: Story = {
  ...createStories(createSession, (session) => <ExperimentScreen session={session} replayProgress={0.4} />)(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '0.4');
    await expect(canvas.getByLabelText(strings.time.group).closest('[inert]')).not.toBeNull();
  },
};

export const WithTools: Story = {
  ...story(),
  play: async ({ canvas, canvasElement }) => {
    for (const name of [strings.tools.stopwatch, strings.tools.ruler, strings.tools.protractor])
      await clickAction(canvas, name);
    // The tools load on demand.
    const start = { name: strings.tools.startName };
    await expect(await canvas.findByRole('button', start)).toBeVisible();
    // The announcements follow each other at a distance; the next key closes the last notice.
    await canvas.findByText(strings.tools.placed(strings.tools.protractor));
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(canvasElement.querySelector('[data-status][data-visible]')).toBeNull());
  },
};

/** Recorded points with a fitted line. */
export const WithPoints: Story = {
  ...story({ seconds: 2 }),
  play: async ({ canvas }) => {
    await openTab(canvas, strings.screen.records);
    const record = await canvas.findByRole('button', { name: strings.measurements.record });
    for (let second = 0; second < 4; second++) {
      await userEvent.click(record);
      await userEvent.click(canvas.getByRole('button', { name: strings.time.forward }));
    }
    await userEvent.selectOptions(canvas.getByLabelText(strings.measurements.shape), 'line');
    await expect(await canvas.findByRole('list', { name: strings.measurements.shape })).toBeVisible();
  },
};

/** The report of a laboratory work. */
export const Report: Story = {
  ...story({ seconds: 2 }),
  // The report shows today's date.
  beforeEach: () => {
    spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026);
    spyOn(Date.prototype, 'getMonth').mockReturnValue(10);
    spyOn(Date.prototype, 'getDate').mockReturnValue(25);
  },
  play: async ({ canvas }) => {
    await openTab(canvas, strings.screen.records);
    await userEvent.click(await canvas.findByRole('button', { name: strings.measurements.record }));
    await userEvent.click(canvas.getByRole('button', { name: strings.measurements.report.open }));
    await expect(await canvas.findByRole('dialog', { name: /./ })).toBeVisible();
  },
};

export const BesideTheory: Story = {
  ...story({ seconds: 5 }),
  play: async ({ canvas }) => {
    await openTab(canvas, strings.screen.records);
    await userEvent.click(await canvas.findByRole('checkbox', { name: strings.theory.compare }));
    await expect(canvas.getByRole('columnheader', { name: strings.theory.difference })).toBeVisible();
  },
};

/** On a wide screen: large numbers and texts. */
export const Projector: Story = {
  ...story({ seconds: 2 }),
  play: async ({ canvas }) => {
    await clickAction(canvas, strings.presentation.projector);
    // This announcement comes after those of the events of the first two seconds.
    await canvas.findByText(strings.presentation.projectorOn);
  },
};
