import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { createStories } from '../testing/stories.js';
import { InvestigationPanel } from './investigation-panel.js';
import { openProgress, type Progress } from './progress.js';

const strings = uzbekMessages.investigations;

const meta: Meta = {
  title: 'Experiment kit/InvestigationPanel',
  component: InvestigationPanel,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const noop = (): void => undefined;
const Panel = ({ session, slug }: { session: Session; slug?: string }) => (
  <InvestigationPanel
    session={session}
    initialSlug={slug}
    renderControls={(keys) => keys.map((key) => session.definition.parameters[key]?.label).join()}
    onGraph={noop}
    onAnnounce={noop}
  />
);

/** Story of an investigation, or of the list, with the saved progress of a learner. */
const story = (slug?: string, saved: Readonly<Record<string, Progress>> = {}): Story => ({
  ...createStories(createSession, (session) => <Panel session={session} {...(slug && { slug })} />)(),
  beforeEach: () => {
    const progress = openProgress('sinov');
    progress.clear();
    for (const [one, value] of Object.entries(saved)) progress.set(one, value);
    return progress.clear;
  },
});

export const List: Story = story(undefined, {
  siljish: { state: 'explained', prediction: [1], measured: { start: 2 } },
  davr: { state: 'predicted', prediction: [6], measured: {} },
});

export const Choice: Story = story('siljish');

export const NumberWithUnit: Story = story('davr');

/** The curve is drawn by pointer, or with arrow keys. */
export const Curve: Story = {
  ...story('egri-chiziq'),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('slider');
    first?.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(first).toHaveAttribute('aria-valuenow', '0.6');
  },
};

export const Measuring: Story = story('siljish', {
  siljish: { state: 'predicted', prediction: [0], measured: {} },
});

/** A wrong unit is named as such. */
export const WrongUnit: Story = {
  ...Measuring,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Uzunlik, l' }), '2');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: strings.unitOf('Uzunlik, l') }), 'sm');
    await userEvent.click(canvas.getByRole('button', { name: strings.check }));
    await expect(canvas.getByText(strings.wrongUnit('sm', 'Uzunlik, l'))).toBeVisible();
  },
};

export const Explained: Story = story('siljish', {
  siljish: { state: 'explained', prediction: [0], measured: { start: 2 } },
});

/** Predicted and measured curve together. */
export const CurveCompared: Story = story('egri-chiziq', {
  'egri-chiziq': { state: 'measured', prediction: [1, 0, -1, 0, 1], measured: { ratio: 1 } },
});
