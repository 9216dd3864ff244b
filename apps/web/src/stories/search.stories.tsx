import type { Meta, StoryObj } from '@storybook/react-vite';
import { someResults } from '@zarra/api-client/search-testing';
import { networkError, pending, respond } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SiteTopBar } from '../frame/site-top-bar.js';
import { SearchScreen } from '../screens/search/search-screen.js';
import { searchStrings } from '../screens/search/search-strings.js';
import { strings } from '../strings.js';
import { ShellPart, shellStories } from '../testing/stories.js';

const meta = {
  title: 'Site/Search',
  component: SiteTopBar,
  ...shellStories,
  render: (_args, { parameters }) => (
    <ShellPart address={String(parameters['address'] ?? pages.forbidden)}>
      <SiteTopBar />
    </ShellPart>
  ),
} satisfies Meta<typeof SiteTopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = (handler: ReturnType<typeof pending>) => ({
  parameters: { msw: { handlers: { search: handler } } },
});

const nothing = someResults({
  lessons: [],
  experiments: [],
  questions: [],
  suggestions: ['Arximed kuchi. Jismlarning suzishi', 'Fotoeffekt'],
});

const [lesson] = someResults().lessons;
const long = someResults({
  lessons: [
    {
      ...lesson!,
      title:
        'Ishqalanish kuchi. Kuchlarni qoʻshish va ularning teng taʼsir etuvchisini topish boʻyicha masalalar',
      section: 'Tashqikuchlartaʼsiridagijismningmuvozanatshartlarivaularningqoʻllanilishi',
      excerpt: [
        '…sirpanish ',
        'ishqalanish',
        ' kuchi tayanch reaksiya kuchiga toʻgʻri proporsional boʻlib, u yuzalarning tabiatiga va ishlov berilishiga bogʻliq, lekin tegish yuzining kattaligiga deyarli bogʻliq emas…',
      ],
    },
    ...someResults().lessons,
  ],
});

/** Opens the dialog and types a text; the part of the text that the results mark is `paskal`. */
const type =
  (text: string, shown: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: strings.nav.search }));
    const page = within(canvasElement.ownerDocument.body);
    const field = await page.findByRole('searchbox', { name: searchStrings.field });
    if (text !== '') await userEvent.type(field, text);
    await waitFor(() => expect(page.getAllByText(shown)[0]).toBeVisible());
  };

export const Empty: Story = { play: type('', searchStrings.emptyTitle) };

export const Results: Story = {
  ...search(respond(endpoints.search, someResults())),
  play: type('paskal', searchStrings.found(3)),
};

export const LongTexts: Story = {
  ...search(respond(endpoints.search, long)),
  play: type('ishqalanish kuchi', searchStrings.found(4)),
};

export const NothingFound: Story = {
  ...search(respond(endpoints.search, nothing)),
  play: type('zzzz', searchStrings.nothingText),
};

export const Loading: Story = {
  ...search(pending(endpoints.search)),
  play: type('paskal', searchStrings.loading),
};

export const Failed: Story = {
  ...search(networkError(endpoints.search)),
  play: type('paskal', searchStrings.failed),
};

/** The page for a shared address and for visitors without scripts. */
export const Page: Story = {
  ...search(respond(endpoints.search, someResults())),
  render: () => (
    <ShellPart address={`${pages.search}?q=paskal`}>
      <main>
        <SearchScreen />
      </main>
    </ShellPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(searchStrings.found(3))).toBeVisible();
  },
};
