import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LessonVideo as Video } from '@zarra/api-client/classroom';
import { axe } from 'jest-axe';
import { mockVideo } from '../testing/mock-video.js';
import { LessonVideo } from './lesson-video.js';

const types = ['video/mp4', 'video/webm', 'video/ogg'] as const;
const aVideo = (parts: Partial<Video> = {}): Video => ({
  url: '/media/videos/arximed.mp4',
  sources: types.map((type) => ({ url: '/media/videos/arximed.mp4', type, bytes: null })),
  poster: null,
  captions: null,
  ...parts,
});
const withSize = (bytes: number | null) => ({
  sources: types.map((type) => ({ url: '/a.mp4', type, bytes })),
});

const show = (parts: Partial<Video> = {}, lessonId = 1) => {
  const shown = render(<LessonVideo video={aVideo(parts)} lessonId={lessonId} title="Arximed kuchi" />);
  const player = () => shown.container.querySelector('video')!;
  return { ...shown, player, user: userEvent.setup() };
};
const failAll = (container: HTMLElement) => {
  for (const source of container.querySelectorAll('source')) fireEvent.error(source);
};

afterEach(() => localStorage.clear());

test('native controls, three sources in order, only metadata is preloaded', async () => {
  const { player, container } = show({ poster: '/media/poster.webp' });

  expect(player()).toHaveAttribute('controls');
  expect(player()).toHaveAttribute('playsinline');
  expect(player()).toHaveAttribute('preload', 'metadata');
  expect(player()).toHaveAttribute('poster', '/media/poster.webp');
  expect([...player().querySelectorAll('source')].map((source) => source.type)).toEqual([...types]);
  expect(screen.getByRole('region', { name: 'Video: Arximed kuchi' })).toContainElement(player());
  expect(await axe(container)).toHaveNoViolations();
});

describe('the loading overlay', () => {
  test('is shown until the metadata is loaded', () => {
    const { player } = show();

    expect(screen.getByText('Video yuklanmoqda...')).toBeVisible();
    mockVideo(player(), 60).load();
    expect(screen.queryByText('Video yuklanmoqda...')).not.toBeInTheDocument();
  });

  test('is hidden while the browser fetches nothing before playback, and shown when playback starts', () => {
    const { player } = show();
    mockVideo(player(), 60);

    fireEvent.suspend(player());
    expect(screen.queryByText('Video yuklanmoqda...')).not.toBeInTheDocument();
    fireEvent.play(player());

    expect(screen.getByText('Video yuklanmoqda...')).toBeVisible();
  });
});

describe('a load error', () => {
  test('of the last source shows the URL and a retry button', async () => {
    const { container } = show();
    const [mp4, webm, ogg] = container.querySelectorAll('source');

    fireEvent.error(mp4!);
    fireEvent.error(webm!);
    expect(screen.queryByText('Video yuklanmadi')).not.toBeInTheDocument();
    fireEvent.error(ogg!);

    expect(screen.getByRole('alert')).toHaveTextContent('Video yuklanmadi');
    expect(screen.getByText('http://localhost/media/videos/arximed.mp4')).toBeVisible();
    expect(container.querySelector('video')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByText('Video yuklanmoqda...')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('of the video during playback shows the message too', () => {
    const { player } = show();
    mockVideo(player(), 60).load();

    fireEvent.error(player());

    expect(screen.getByText('Video yuklanmadi')).toBeVisible();
  });

  test('Qayta urinish reloads the video and moves the focus to its frame', async () => {
    const { container, user, player } = show();
    const first = player();
    failAll(container);

    await user.click(screen.getByRole('button', { name: 'Qayta urinish' }));

    expect(player()).not.toBe(first);
    expect(screen.getByText('Video yuklanmoqda...')).toBeVisible();
    expect(document.activeElement).toContainElement(player());
    failAll(container);
    expect(screen.getByText('Video yuklanmadi')).toBeVisible();
  });
});

describe('captions', () => {
  test('are Uzbek, and need no CORS request on the same host', () => {
    const { player } = show({ captions: '/media/arximed.vtt' });

    const track = player().querySelector('track');
    expect(track).toHaveAttribute('srclang', 'uz');
    expect(track).toHaveAttribute('label', 'Oʻzbekcha');
    expect(track).toHaveAttribute('kind', 'captions');
    expect(player()).not.toHaveAttribute('crossorigin');
  });

  test('of another host are requested with CORS', () => {
    const { player } = show({ captions: 'https://cdn.zarra.uz/arximed.vtt' });

    expect(player()).toHaveAttribute('crossorigin', 'anonymous');
  });

  test('are optional', () => expect(show().player().querySelector('track')).not.toBeInTheDocument());
});

describe('speed', () => {
  const select = () => screen.getByRole('combobox', { name: 'Tezlik' });

  test('has five options, and the selected one applies to the next video too', async () => {
    const { player, user, unmount } = show();
    const { state } = mockVideo(player(), 60);
    expect([...select().querySelectorAll('option')].map((each) => each.textContent)).toEqual([
      '0,75×',
      '1×',
      '1,25×',
      '1,5×',
      '2×',
    ]);

    await user.selectOptions(select(), '1,5×');
    expect(state.playbackRate).toBe(1.5);
    unmount();

    const next = show({}, 2);
    const other = mockVideo(next.player(), 60);
    other.load();
    expect(other.state.playbackRate).toBe(1.5);
    expect(select()).toHaveDisplayValue('1,5×');
  });

  test("follows the browser's own menu for speeds that the select offers", () => {
    const { player } = show();
    const { state } = mockVideo(player(), 60);

    state.playbackRate = 2;
    fireEvent.rateChange(player());
    expect(select()).toHaveDisplayValue('2×');
    state.playbackRate = 0.5;
    fireEvent.rateChange(player());

    expect(select()).toHaveDisplayValue('2×');
  });
});

describe('the position', () => {
  const resumedAt = (watch: (player: HTMLVideoElement, videoMock: ReturnType<typeof mockVideo>) => void) => {
    const first = show();
    const videoMock = mockVideo(first.player(), 60);
    videoMock.load();
    watch(first.player(), videoMock);
    first.unmount();
    const second = show();
    const again = mockVideo(second.player(), 60);
    again.load();
    return again.state.currentTime;
  };

  test('is restored after a pause', () =>
    expect(
      resumedAt((player, videoMock) => {
        videoMock.state.currentTime = 20;
        fireEvent.pause(player);
      }),
    ).toBe(20));

  test('is saved on pagehide', () => {
    const first = show();
    const videoMock = mockVideo(first.player(), 60);
    videoMock.load();
    videoMock.state.currentTime = 33;
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('video-position-1')).toBe('33.0');
  });

  test('is restored after the video was unmounted', () =>
    expect(resumedAt((_, videoMock) => (videoMock.state.currentTime = 25))).toBe(25));

  test('is saved every five seconds of playback', () => {
    const { player } = show();
    const videoMock = mockVideo(player(), 60);
    videoMock.load();
    const write = jest.spyOn(Storage.prototype, 'setItem');

    for (let second = 0; second <= 30; second += 0.25) videoMock.playTo(second);

    expect(write.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(write.mock.calls.length).toBeLessThanOrEqual(6);
    write.mockRestore();
  });

  test('is the start after the video was watched to the end', () =>
    expect(
      resumedAt((player, videoMock) => {
        videoMock.playTo(30);
        videoMock.state.currentTime = 60;
        fireEvent.ended(player);
      }),
    ).toBe(0));

  test('is saved per lesson', () => {
    const first = show({}, 1);
    const videoMock = mockVideo(first.player(), 60);
    videoMock.load();
    videoMock.playTo(30);
    first.unmount();

    const second = show({}, 2);
    const other = mockVideo(second.player(), 60);
    other.load();
    expect(other.state.currentTime).toBe(0);
  });
});

describe('the size', () => {
  const connection = (value: object) =>
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));
  const metered = /Mobil internetda video trafik sarflaydi/;

  test('is shown before playback', () => {
    show(withSize(1_240_000));
    expect(screen.getByText('Video hajmi: 1,2 MB')).toBeVisible();
    expect(screen.queryByText(metered)).not.toBeInTheDocument();
  });

  test.each([[{ saveData: true }], [{ type: 'cellular' }]])(
    'is followed by a warning on a metered connection: %j',
    (value) => {
      connection(value);
      show(withSize(1_240_000));
      expect(screen.getByText(metered)).toHaveTextContent('Video hajmi: 1,2 MB Mobil internetda');
    },
  );

  test('is never shown as zero', () => {
    show(withSize(20_000));
    expect(screen.getByText('Video hajmi: 0,1 MB')).toBeVisible();
  });

  test('is not shown when it is unknown', () => {
    show(withSize(null));
    expect(screen.queryByText(/^Video hajmi/)).not.toBeInTheDocument();
  });
});
