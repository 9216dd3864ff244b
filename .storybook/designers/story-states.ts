/** What a story shows of its screen, with the heading of its column. */
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

/** A line of Storybook's own list of stories. */
export interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

/** The first that fits the name; what fits none is the screen as it is when all goes well. */
const signs: readonly (readonly [StoryState, RegExp])[] = [
  ['loading', /^Opening|(Loading|Sending|Submitting|Checking)\b/],
  ['long', /Long|Two Hundred|Fifty|Hostile/],
  [
    'failed',
    /Failed|Refused|Offline|Bad |Wrong|Broken|Too Many|Fault|Unread|Unknown|Session Over|Taken|Differ|Error/,
  ],
  ['empty', /Empty|^No |Not Chosen|Nothing|Missing|Miss$|Only|^One$/],
];

/** The state a story shows, by its name. */
export const stateOf = (name: string): StoryState => signs.find(([, sign]) => sign.test(name))?.[0] ?? 'real';

/** A screen, or a part of one, with its stories by state. */
export interface ShownScreen {
  readonly title: string;
  readonly stories: Readonly<Record<StoryState, readonly IndexEntry[]>>;
}

/** The components of the kit, each with a page of its own, and the pages for designers. */
const NO_SCREENS = /^(UI Kit|Boshlanish)\//;

/** The screens of Storybook's list. */
export function screensOf(entries: readonly IndexEntry[]): ShownScreen[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && !NO_SCREENS.test(title));
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.map((title) => {
    const own = (state: StoryState) =>
      stories.filter((entry) => entry.title === title && stateOf(entry.name) === state);
    return {
      title,
      stories: {
        real: own('real'),
        loading: own('loading'),
        empty: own('empty'),
        failed: own('failed'),
        long: own('long'),
      },
    };
  });
}
