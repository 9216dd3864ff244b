import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LearningPath } from '@zarra/api-client/learning-path';
import {
  aLearningPath,
  aNewLearningPath,
  aPathLesson,
  someIdeas,
} from '@zarra/api-client/learning-path-testing';
import { ThemeStyles } from '@zarra/ui-kit';
import { useState } from 'react';
import { draftStore, emptyDraft } from './answers/draft.js';
import { expectText } from './testing/expect-text.js';
import { longTitle } from './testing/lesson-fixtures.js';
import { createPathServer, LearnerPageApp, type PathResponse } from './testing/learner-page-app.js';

interface LearnerPageStoryProps {
  readonly path?: LearningPath;
  /** Responses by path, such as `/path/`. */
  readonly responses?: Readonly<Record<string, PathResponse>>;
  /** Lessons with answers on this device; those that wait to be sent. */
  readonly drafts?: readonly { readonly lesson: number; readonly queued: boolean }[];
}

let storyCount = 0;

/** Each story has a different learner, because answers outlive their story. */
function createStoryFetch({ path = aLearningPath(), responses = {}, drafts = [] }: LearnerPageStoryProps) {
  storyCount += 1;
  const learner = `oquvchi-${storyCount}`;
  const server = createPathServer(path, learner);
  server.responses = responses;
  for (const { lesson, queued } of drafts)
    draftStore.update(learner, lesson, () => ({ ...emptyDraft, answers: { 1: [2, 'savol'] }, queued }));
  return server.fetch;
}

const LearnerPageStory = (story: LearnerPageStoryProps) => {
  const [fetch] = useState(() => createStoryFetch(story));
  return <LearnerPageApp fetch={fetch} />;
};

const meta = {
  title: 'Lessons/Learner page',
  component: LearnerPageStory,
  args: {},
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <>
        <ThemeStyles />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LearnerPageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { responses: { '/path/': 'pending' } },
  play: expectText('Sahifangiz yuklanmoqda…'),
};

export const LoadFailed: Story = {
  args: { responses: { '/path/': { status: 500 } } },
  play: expectText('Server sahifangizni bera olmadi. Birozdan soʻng qayta urinib koʻring.'),
};

export const Offline: Story = {
  args: { responses: { '/path/': 'offline' } },
  play: expectText('Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.'),
};

/** Nothing is begun. */
export const NewLearner: Story = {
  args: { path: aNewLearningPath() },
  play: expectText('Nimadan boshlaysiz?'),
};

export const InProgress: Story = { play: expectText('Oxirgi oʻqilgan boʻlim: Tushish vaqti') };

export const UnfinishedTests: Story = {
  args: {
    drafts: [
      { lesson: 3, queued: false },
      { lesson: 4, queued: true },
    ],
  },
  play: expectText('Tugallanmagan testlar'),
};

export const NothingDue: Story = {
  args: { path: aLearningPath({ today: { items: 0, minutes: 0 }, mistakes: 0, weak: [] }) },
  play: expectText('Bugunga takrorlash yoʻq.'),
};

export const AllFinished: Story = {
  args: { path: aLearningPath({ next: null }) },
  play: expectText('Barcha darslarni tugatdingiz'),
};

const longLesson = { id: 3, title: longTitle };

/** Long titles, and a class with many lessons. */
export const LongContent: Story = {
  args: {
    path: aLearningPath({
      next: { ...aLearningPath().next!, lesson: longLesson, section: { heading: 'uzun', title: longTitle } },
      weak: [{ lesson: longLesson, percentage: 0, section: null, missed: 20, items: 8 }],
      classes: [
        {
          id: 1,
          name: '7-sinf',
          chapters: [
            {
              key: 'bosim',
              title: longTitle,
              lessons: Array.from({ length: 20 }, (_, index) =>
                aPathLesson(index + 3, `${index + 1}. ${longTitle}`, {
                  begun: true,
                  result: { percentage: index * 5, submitted_at: '2026-03-10T09:20:00.000Z' },
                }),
              ),
            },
          ],
        },
      ],
      history: [{ kind: 'result', at: '2026-03-12T10:05:00.000Z', lesson: longLesson, percentage: 0 }],
    }),
  },
  play: expectText('Oxirgi natijalar'),
};

/** Wrong answers whose ideas are to be repeated. */
export const IdeasToRepeat: Story = {
  args: { path: aLearningPath({ ideas: someIdeas, weak: [] }) },
  play: expectText('Takrorlash kerak'),
};
