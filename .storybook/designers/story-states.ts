/** Column headings by the state that a story shows. */
export const stateTitles = {
  real: 'Real',
  loading: 'Loading',
  empty: 'Empty, or one',
  failed: 'Failed',
  long: 'Long, or many',
} as const;
export type StoryState = keyof typeof stateTitles;
/** In the order of the columns. */
export const storyStates = Object.keys(stateTitles) as StoryState[];

/** An entry of Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

/** The first pattern that matches the name of a story determines its state; without a match it is `real`. */
const patterns: readonly (readonly [StoryState, RegExp])[] = [
  ['loading', /^Opening|(Loading|Sending|Submitting|Checking)\b/],
  ['long', /Long|Two Hundred|Fifty|Hostile/],
  [
    'failed',
    /Failed|Refused|Offline|Bad |Wrong|Broken|Too Many|Fault|Unread|Unknown|Session Over|Taken|Differ|Error/,
  ],
  ['empty', /Empty|^No |Not Chosen|Nothing|Missing|Miss$|Only|^One$/],
];

/** The state that a story shows, by its name. */
export const stateOf = (name: string): StoryState =>
  patterns.find(([, pattern]) => pattern.test(name))?.[0] ?? 'real';

/** A screen or a section with its stories by state. */
export interface ScreenStories {
  readonly title: string;
  readonly stories: Readonly<Record<StoryState, readonly IndexEntry[]>>;
}

/** Titles of the components of the kit and of the documentation pages. */
const OTHER_TITLES = /^(UI Kit|Foundations)\//;

/** The screens of Storybook's index. */
export function screensOf(entries: readonly IndexEntry[]): ScreenStories[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && !OTHER_TITLES.test(title));
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.map((title) => {
    const inState = (state: StoryState) =>
      stories.filter((entry) => entry.title === title && stateOf(entry.name) === state);
    return {
      title,
      stories: {
        real: inState('real'),
        loading: inState('loading'),
        empty: inState('empty'),
        failed: inState('failed'),
        long: inState('long'),
      },
    };
  });
}
