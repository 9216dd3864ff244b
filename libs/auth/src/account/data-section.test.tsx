import { screen, waitFor, within } from '@testing-library/react';
import { httpError, malformed, networkError, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { address } from '../testing/open.js';
import { openSettings, section, testSettingsNetwork } from '../testing/open-settings.js';

const network = testSettingsNetwork();

const part = () => section('Maʼlumotlarim');
const dialog = () => within(screen.getByRole('dialog', { name: 'Hisobni oʻchirish' }));

const saved: { name: string; file: Blob | undefined }[] = [];
beforeEach(() => {
  saved.length = 0;
  let file: Blob | undefined;
  // jsdom has no downloads.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      file = blob;
      return 'blob:zarra';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the download', () => {
  const exported = {
    exported_at: '2026-03-14T10:00:00.000Z',
    account: { username: 'dilnoza', email: 'dilnoza@zarra.uz', created_at: '2026-01-01T00:00:00.000Z' },
    sessions: [{ device: 'Chrome, Android' }],
    results: [{ lesson: 'Kuch', percentage: 80 }],
    practice: [{ later: 'version' }],
  };

  test('is a file with everything that the server sends, unknown sections included', async () => {
    network.use(respond(endpoints.accountExport, exported));
    const { user } = await openSettings();
    await user.click(part().getByRole('button', { name: 'Maʼlumotlarimni yuklab olish' }));

    expect(await part().findByText('Fayl qurilmangizga saqlandi.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['zarra-maʼlumotlarim.json']);
    expect(JSON.parse((await saved[0]?.file?.text()) ?? '')).toEqual(exported);
  });

  test.each([
    ['no network', networkError(endpoints.accountExport), /^Server bilan aloqa yoʻq/],
    ['a server error', httpError(endpoints.accountExport, 500), /^Maʼlumotlarni yuklab boʻlmadi/],
    ['an invalid body', malformed(endpoints.accountExport), /^Maʼlumotlarni yuklab boʻlmadi/],
    ['too many exports', httpError(endpoints.accountExport, 429, 'Keyinroq.'), 'Keyinroq.'],
  ])('%s: no file, a text, and another try', async (_, handler, text) => {
    network.use(handler);
    const { user } = await openSettings();
    await user.click(part().getByRole('button', { name: 'Maʼlumotlarimni yuklab olish' }));

    expect(await part().findByText(text)).toBeVisible();
    expect(saved).toEqual([]);
    network.use(respond(endpoints.accountExport, exported));
    await user.click(part().getByRole('button', { name: 'Maʼlumotlarimni yuklab olish' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('the deletion', () => {
  const openDialog = async () => {
    const opened = await openSettings();
    await opened.user.click(part().getByRole('button', { name: 'Hisobni oʻchirish' }));
    return opened;
  };

  test('asks for the password and says what is lost; cancelling closes it', async () => {
    const { user, container } = await openDialog();

    expect(dialog().getByText(/^“dilnoza” hisobi/)).toBeVisible();
    expect(dialog().getAllByRole('listitem')).toHaveLength(5);
    expect(await axe(container)).toHaveNoViolations();
    await user.type(dialog().getByLabelText('Parolingiz'), 'x');
    await user.click(dialog().getByRole('button', { name: 'Bekor qilish' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(part().getByRole('button', { name: 'Hisobni oʻchirish' }));
    expect(dialog().getByLabelText('Parolingiz')).toHaveValue('');
  });

  test('removes everything of the learner from the device, keeps that of others, and confirms', async () => {
    const others = { 'testDraft-lesson-7:karim': '{}', theme: 'dark', 'video-speed': '1.5' };
    const own = { 'testDraft-lesson-7:dilnoza': '{"queued":true}', 'testCompleted-lesson-7': 'true' };
    for (const [key, value] of Object.entries({ ...others, ...own })) localStorage.setItem(key, value);
    const bodies: unknown[] = [];
    network.use(
      http.delete('*/api/account/', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ detail: 'x' });
      }),
    );
    const { user } = await openDialog();
    await user.type(dialog().getByLabelText('Parolingiz'), 'parolim-7');
    await user.click(dialog().getByRole('button', { name: 'Butunlay oʻchirish' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Hisobingiz oʻchirildi' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies).toEqual([{ password: 'parolim-7' }]);
    expect(Object.keys(localStorage).sort()).toEqual(Object.keys(others).sort());
    expect(address()).toBe('/men/hisob');
    expect(screen.getByRole('link', { name: 'Bosh sahifa' })).toHaveAttribute('href', '/');
  });

  test.each([
    [
      'a wrong password',
      { detail: 'Parol noto‘g‘ri.', errors: { password: 'Parol noto‘g‘ri.' } },
      400,
      'Parol noto‘g‘ri.',
    ],
    ['too many tries', { detail: 'Keyinroq.' }, 429, 'Keyinroq.'],
    ['a server error', {}, 500, 'Hisobni oʻchirib boʻlmadi. Qayta urinib koʻring.'],
  ])('%s: the dialog stays, the learner stays signed in', async (_, body, status, text) => {
    localStorage.setItem('testDraft-lesson-7:dilnoza', '{}');
    network.use(http.delete('*/api/account/', () => HttpResponse.json(body, { status })));
    const { user } = await openDialog();
    await user.type(dialog().getByLabelText('Parolingiz'), 'boshqa{Enter}');

    expect(await dialog().findByText(text)).toBeVisible();
    expect(dialog().getByLabelText('Parolingiz')).toHaveValue('boshqa');
    expect(localStorage.getItem('accessToken')).not.toBeNull();
    expect(localStorage.getItem('testDraft-lesson-7:dilnoza')).toBe('{}');
  });

  test('while the server works the dialog stays open: the outcome would be unknown', async () => {
    let respondNow: () => void = () => undefined;
    network.use(
      http.delete('*/api/account/', async () => {
        await new Promise<void>((resolve) => (respondNow = resolve));
        return HttpResponse.json({});
      }),
    );
    const { user } = await openDialog();
    await user.type(dialog().getByLabelText('Parolingiz'), 'parolim-7{Enter}');
    await user.click(dialog().getByRole('button', { name: 'Bekor qilish' }));
    await user.click(dialog().getByRole('button', { name: 'Oynani yopish' }));

    expect(dialog().getByLabelText('Parolingiz')).toBeVisible();
    respondNow();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hisobingiz oʻchirildi' })).toBeVisible();
  });

  test('an empty password is not sent', async () => {
    const { user } = await openDialog();
    await user.click(dialog().getByRole('button', { name: 'Butunlay oʻchirish' }));
    expect(await dialog().findByText('Hozirgi parolingizni yozing.')).toBeVisible();
  });
});
