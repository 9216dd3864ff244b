import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { kitStrings as strings } from '../kit-strings.js';
import { deepLab, longLab, resting, storyLab } from '../test-stories.js';
import { LabScreen } from './lab-screen.js';

const meta: Meta = {
  title: 'Tajriba/LabScreen',
  component: LabScreen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const at = resting((session) => <LabScreen session={session} />);

/** On a wide screen the parameters stand beside the stage, on a phone below it. */
export const Start: Story = {
  ...at(),
  play: async ({ canvas }) => {
    const time = canvas.getByRole('group', { name: strings.time.group }).getBoundingClientRect();
    const parameters = canvas
      .getByRole('heading', { name: strings.parameters.title })
      .getBoundingClientRect();
    if (innerWidth < 700) await expect(parameters.top).toBeGreaterThan(time.bottom);
    else await expect(parameters.left).toBeGreaterThan(time.right);
  },
};

export const AtAMoment: Story = at({ seconds: 8 });

/** A title of ninety letters, and everything else as long as an author may write it. */
export const LongTexts: Story = at({ lab: longLab, seconds: 2 });

export const InDepth: Story = at({ lab: deepLab, seconds: 3 });

/** A press lets the time pass, the next stops it. */
export const Played: Story = {
  ...at(),
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
  ...resting((session) => <LabScreen session={session} isBroken />)(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(strings.address.broken)).toBeVisible();
  },
};

/** A long shared run is repeated: until it is there, nothing can be changed. */
export const OpeningALongRun: Story = {
  ...resting((session) => <LabScreen session={session} opening={0.4} />)(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.4');
    await expect(canvas.getByLabelText(strings.time.group).closest('[inert]')).not.toBeNull();
  },
};

export const WithTools: Story = {
  ...at(),
  play: async ({ canvas }) => {
    for (const name of [strings.tools.stopwatch, strings.tools.ruler, strings.tools.protractor])
      await userEvent.click(canvas.getByRole('button', { name }));
    // The tools are a file of their own, which has to come.
    const start = { name: strings.tools.startName };
    await expect(await canvas.findByRole('button', start, { timeout: 10_000 })).toBeVisible();
  },
};

export const WithKeptRuns: Story = {
  ...at({ seconds: 2 }),
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('button', { name: strings.runs.keep });
    for (let run = 0; run < 6; run++) await userEvent.click(keep);
    await expect(await canvas.findByText(strings.runs.full, {}, { timeout: 5000 })).toBeVisible();
  },
};

export const BesideTheory: Story = {
  ...at({ seconds: 5 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.theory.compare }));
    await expect(canvas.getByRole('columnheader', { name: strings.theory.difference })).toBeVisible();
  },
};

export const Projector: Story = {
  ...at({ seconds: 2 }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: strings.present.projector });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText(storyLab.words.task.question)).not.toBeVisible();
    // The events of the first two seconds are announced before it.
    await canvas.findByText(strings.present.projectorOn, {}, { timeout: 20_000 });
  },
};
