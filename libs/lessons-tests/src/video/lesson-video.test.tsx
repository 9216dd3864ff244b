import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LessonVideo as Video } from '@zarra/api-client';
import { axe } from 'jest-axe';
import { film } from '../test-video.js';
import { LessonVideo } from './lesson-video.js';

const types = ['video/mp4', 'video/webm', 'video/ogg'] as const;
const aVideo = (parts: Partial<Video> = {}): Video => ({
  url: '/media/videos/arximed.mp4',
  sources: types.map((type) => ({ url: '/media/videos/arximed.mp4', type, bytes: null })),
  poster: null,
  captions: null,
  ...parts,
});
const sized = (bytes: number | null) => ({
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

test('native controls, three sources in order, nothing fetched but what is needed to begin', async () => {
  const { player, container } = show({ poster: '/media/poster.webp' });

  expect(player()).toHaveAttribute('controls');
  expect(player()).toHaveAttribute('playsinline');
  expect(player()).toHaveAttribute('preload', 'metadata');
  expect(player()).toHaveAttribute('poster', '/media/poster.webp');
  expect([...player().querySelectorAll('source')].map((source) => source.type)).toEqual([...types]);
  expect(screen.getByRole('region', { name: 'Video: Arximed kuchi' })).toContainElement(player());
  expect(await axe(container)).toHaveNoViolations();
});

describe('the overlay', () => {
  test('stays until the video is known', () => {
    const { player } = show();

    expect(screen.getByText('Video yuklanmoqda...')).toBeVisible();
    film(player(), 60).load();
    expect(screen.queryByText('Video yuklanmoqda...')).not.toBeInTheDocument();
  });

  test('goes when the browser fetches nothing before play, and comes back with play', () => {
    const { player } = show();
    film(player(), 60);

    fireEvent.suspend(player());
    expect(screen.queryByText('Video yuklanmoqda...')).not.toBeInTheDocument();
    fireEvent.play(player());

    expect(screen.getByText('Video yuklanmoqda...')).toBeVisible();
  });
});

describe('failure', () => {
  test('of the last source is that of the video: the address, and a button', async () => {
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

  test('in the middle counts as well', () => {
    const { player } = show();
    film(player(), 60).load();

    fireEvent.error(player());

    expect(screen.getByText('Video yuklanmadi')).toBeVisible();
  });

  test('Qayta urinish begins anew and keeps the focus near', async () => {
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
  test('are Uzbek, and of this host', () => {
    const { player } = show({ captions: '/media/arximed.vtt' });

    const track = player().querySelector('track');
    expect(track).toHaveAttribute('srclang', 'uz');
    expect(track).toHaveAttribute('label', 'Oʻzbekcha');
    expect(track).toHaveAttribute('kind', 'captions');
    expect(player()).not.toHaveAttribute('crossorigin');
  });

  test('of another host need its leave', () => {
    const { player } = show({ captions: 'https://cdn.zarra.uz/arximed.vtt' });

    expect(player()).toHaveAttribute('crossorigin', 'anonymous');
  });

  test('may be missing', () => expect(show().player().querySelector('track')).not.toBeInTheDocument());
});

describe('speed', () => {
  const select = () => screen.getByRole('combobox', { name: 'Tezlik' });

  test('is chosen from five, and holds for the next video too', async () => {
    const { player, user, unmount } = show();
    const { now } = film(player(), 60);
    expect([...select().querySelectorAll('option')].map((each) => each.textContent)).toEqual([
      '0,75×',
      '1×',
      '1,25×',
      '1,5×',
      '2×',
    ]);

    await user.selectOptions(select(), '1,5×');
    expect(now.playbackRate).toBe(1.5);
    unmount();

    const next = show({}, 2);
    const other = film(next.player(), 60);
    other.load();
    expect(other.now.playbackRate).toBe(1.5);
    expect(select()).toHaveDisplayValue('1,5×');
  });

  test("follows the browser's own menu, as far as it has the same", () => {
    const { player } = show();
    const { now } = film(player(), 60);

    now.playbackRate = 2;
    fireEvent.rateChange(player());
    expect(select()).toHaveDisplayValue('2×');
    now.playbackRate = 0.5;
    fireEvent.rateChange(player());

    expect(select()).toHaveDisplayValue('2×');
  });
});

describe('the position', () => {
  const watched = (how: (player: HTMLVideoElement, scene: ReturnType<typeof film>) => void) => {
    const first = show();
    const scene = film(first.player(), 60);
    scene.load();
    how(first.player(), scene);
    first.unmount();
    const second = show();
    const again = film(second.player(), 60);
    again.load();
    return again.now.currentTime;
  };

  test('is resumed after a pause', () =>
    expect(
      watched((player, scene) => {
        scene.now.currentTime = 20;
        fireEvent.pause(player);
      }),
    ).toBe(20));

  test('is resumed when the phone ended the page', () => {
    const first = show();
    const scene = film(first.player(), 60);
    scene.load();
    scene.now.currentTime = 33;
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('video-position-1')).toBe('33.0');
  });

  test('is resumed after another lesson', () =>
    expect(watched((_, scene) => (scene.now.currentTime = 25))).toBe(25));

  test('is written every few seconds, no more', () => {
    const { player } = show();
    const scene = film(player(), 60);
    scene.load();
    const write = jest.spyOn(Storage.prototype, 'setItem');

    for (let second = 0; second <= 30; second += 0.25) scene.playTo(second);

    expect(write.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(write.mock.calls.length).toBeLessThanOrEqual(6);
    write.mockRestore();
  });

  test('starts over when it was seen to the end', () =>
    expect(
      watched((player, scene) => {
        scene.playTo(30);
        scene.now.currentTime = 60;
        fireEvent.ended(player);
      }),
    ).toBe(0));

  test('belongs to its lesson', () => {
    const first = show({}, 1);
    const scene = film(first.player(), 60);
    scene.load();
    scene.playTo(30);
    first.unmount();

    const second = show({}, 2);
    const other = film(second.player(), 60);
    other.load();
    expect(other.now.currentTime).toBe(0);
  });
});

describe('the size', () => {
  const connection = (value: object) =>
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));
  const metered = /Mobil internetda video trafik sarflaydi/;

  test('is said before playing', () => {
    show(sized(1_240_000));
    expect(screen.getByText('Video hajmi: 1,2 MB')).toBeVisible();
    expect(screen.queryByText(metered)).not.toBeInTheDocument();
  });

  test.each([[{ saveData: true }], [{ type: 'cellular' }]])('with a warning where it costs: %j', (value) => {
    connection(value);
    show(sized(1_240_000));
    expect(screen.getByText(metered)).toHaveTextContent('Video hajmi: 1,2 MB Mobil internetda');
  });

  test('is never nought', () => {
    show(sized(20_000));
    expect(screen.getByText('Video hajmi: 0,1 MB')).toBeVisible();
  });

  test('that nobody knows is not mentioned', () => {
    show(sized(null));
    expect(screen.queryByText(/^Video hajmi/)).not.toBeInTheDocument();
  });
});
