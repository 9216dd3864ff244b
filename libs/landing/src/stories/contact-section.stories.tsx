import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApiClient } from '@zarra/api-client';
import { aContact, respond, networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContactSection } from '../contact/contact-section.js';
import { strings } from '../messages/contact-strings.js';
import { ContactPage } from '../testing/contact-frame.js';

const icon = new URL('./story-icon.svg?no-inline', import.meta.url).href;
const socials = ['Telegram', 'Instagram', 'YouTube'].map((name, index) => ({
  id: index + 1,
  name,
  url: `https://example.uz/${name.toLowerCase()}`,
  icon,
}));
const details = respond(endpoints.contacts, [aContact({ socials })]);

/** The form, after its file has loaded. */
const formIn = async (root: HTMLElement) => within(await within(root).findByRole('form'));

const meta = {
  title: 'Landing/ContactSection',
  component: ContactSection,
  args: { client: createApiClient({ log: () => undefined }) },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    msw: { handlers: { details, sending: pending(endpoints.contactMessage) } },
  },
  beforeEach: () => sessionStorage.removeItem('contactDraft'),
  // axe runs after details and form have loaded.
  play: async ({ canvas, canvasElement }) => {
    await formIn(canvasElement);
    await canvas.findByRole('list', { name: strings.socials });
  },
  render: ({ client }) => <ContactPage client={client} />,
} satisfies Meta<typeof ContactSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (root: HTMLElement) => {
  const form = await formIn(root);
  await userEvent.type(form.getByRole('textbox', { name: strings.fields.name }), 'Dilnoza Karimova');
  await userEvent.type(form.getByRole('textbox', { name: strings.fields.phone }), '901234567');
  await userEvent.type(
    form.getByRole('textbox', { name: strings.fields.message }),
    '8-sinf uchun optika tajribalari qachon qoʻshiladi?',
  );
};

const send = async (root: HTMLElement) => {
  await write(root);
  await userEvent.click(within(root).getByRole('button', { name: strings.specTexts.send }));
};

/** Hovers the toast: it stays visible until the baseline is compared. */
const hoverToast = async (root: HTMLElement) => {
  const region = await within(root).findByRole('region', { name: strings.toasts.region });
  await userEvent.hover(within(region).getByRole('button', { name: strings.toasts.close }));
  return region;
};

const sentTo = (sending: HttpHandler, text: string): Story => ({
  parameters: { msw: { handlers: { sending } } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    await hoverToast(canvasElement);
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
});

const errorResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  http.post('*/api/contact-message/', () => HttpResponse.json(body, { status, headers }));

export const Ready: Story = {};

export const DetailsLoading: Story = {
  parameters: { msw: { handlers: { details: pending(endpoints.contacts) } } },
  play: async ({ canvas, canvasElement }) => {
    await formIn(canvasElement);
    await expect(canvas.getByText(strings.specTexts.detailsLoading)).toBeVisible();
  },
};

export const DetailsFailed: Story = {
  parameters: { msw: { handlers: { details: httpError(endpoints.contacts, 500) } } },
  play: async ({ canvas, canvasElement }) => {
    await formIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: strings.retry })).toBeVisible();
  },
};

export const NothingWritten: Story = {
  parameters: { noBaseline: 'Chromium cuts the screenshot after the page scrolls to the first field.' },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement);
    await userEvent.click(form.getByRole('button'));
    await expect(form.getByText(strings.fieldErrors.name.empty)).toBeVisible();
  },
};

/** Submitted from a field, which is disabled: the focus moves to the button. */
export const Sending: Story = {
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: strings.fields.name }), '{Enter}');
    const button = await canvas.findByRole('button', { name: strings.specTexts.sending });
    await expect(canvas.getByRole('textbox', { name: strings.fields.name })).toBeDisabled();
    // Browsers update the focus in a frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(button).toHaveFocus();
  },
};

export const Sent: Story = {
  parameters: { msw: { handlers: { sending: respond(endpoints.contactMessage, { id: 1 }) } } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    await expect(await hoverToast(canvasElement)).toHaveTextContent(strings.specTexts.sent);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: strings.fields.name })).toHaveValue(''));
  },
};

export const Offline: Story = sentTo(networkError(endpoints.contactMessage), strings.failedBecause.offline);

export const TooMany: Story = sentTo(
  errorResponse(429, { detail: 'Juda koʻp urinish boʻldi.' }, { 'retry-after': '600' }),
  'Juda koʻp urinish boʻldi.',
);

export const RefusedByField: Story = sentTo(
  errorResponse(400, { errors: { phone: 'Bu raqam ishlamaydi.', message: 'Matnda havola boʻlmasin.' } }),
  'Bu raqam ishlamaydi.',
);

/** The longest contact details. */
export const LongTexts: Story = {
  parameters: {
    msw: {
      handlers: {
        details: respond(endpoints.contacts, [
          aContact({
            email: 'oquvchilar-va-oqituvchilar-bilan-aloqa-bolimi@masofaviy-talim.zarra.uz',
            address:
              'Toshkent shahri, Mirzo Ulugʻbek tumani, Universitet koʻchasi, 4-uy, Fizika fakulteti binosi, uchinchi qavat, 312-xona',
            socials: [
              ...socials,
              { id: 9, name: 'Oʻqituvchilar va ota-onalar uchun muhokama guruhi', url: '/guruh', icon: null },
            ],
          }),
        ]),
      },
    },
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
};
