import { makeFolder } from '../testing/folder.js';
import { readVideos } from './read-videos.js';

const folder = {
  'kuch.mp4': 'm'.repeat(70),
  'kuch.webm': 'w'.repeat(60),
  'kuch.vtt': 'WEBVTT\n',
  'kuch.webp': 'RIFF',
  'eski.webm': 'w',
  'kuch-2.mp4': 'm',
};

test('a name gives every file with its size, MP4 first', async () => {
  const videoFields = await readVideos(await makeFolder(folder));
  expect(videoFields('kuch')).toEqual({
    videoUrl: '/media/videos/kuch.mp4',
    video: {
      sources: [
        { url: '/media/videos/kuch.mp4', type: 'video/mp4', bytes: 70 },
        { url: '/media/videos/kuch.webm', type: 'video/webm', bytes: 60 },
      ],
      poster: '/media/videos/kuch.webp',
      captions: '/media/videos/kuch.vtt',
    },
  });
});

test('without MP4 the URL is that of the WebM; missing captions and poster are null', async () => {
  const videoFields = await readVideos(await makeFolder(folder));
  const source = { url: '/media/videos/eski.webm', type: 'video/webm', bytes: 1 };
  expect(videoFields('eski')).toEqual({
    videoUrl: '/media/videos/eski.webm',
    video: { sources: [source], poster: null, captions: null },
  });
});

test.each(['https://cdn.example/kuch.mp4', '/media/videos/kuch.mp4', null])(
  'the URL %s is returned unchanged, without files',
  async (video) => {
    const videoFields = await readVideos(await makeFolder(folder));
    expect(videoFields(video)).toEqual({ videoUrl: video });
  },
);

test('a name without files, or with a folder of that name, has no video', async () => {
  const videoFields = await readVideos(await makeFolder({ 'kuch.mp4/x': '' }));
  expect(videoFields('kuch')).toEqual({ videoUrl: null });
  expect((await readVideos('/no/such/folder'))('kuch')).toEqual({ videoUrl: null });
});
