import { toLessonVideo } from './lesson-video.js';

const videoOf = (videoUrl: string | null) => toLessonVideo({ videoUrl }, '');

test('without a list of files the address is used as mp4, webm and ogg', () => {
  expect(videoOf('/media/kuch')).toEqual({
    url: '/media/kuch',
    sources: ['video/mp4', 'video/webm', 'video/ogg'].map((type) => ({
      url: '/media/kuch',
      type,
      bytes: null,
    })),
    poster: null,
    captions: null,
  });
});

test.each([null, '', '//evil.example/v.mp4', 'javascript:alert(1)'])('%j is not a video', (videoUrl) => {
  expect(videoOf(videoUrl)).toBeNull();
});

test('the server’s files replace the address, with the origin of the API', () => {
  const video = toLessonVideo(
    {
      videoUrl: '/media/videos/kuch.mp4',
      video: {
        sources: [
          { url: '/media/videos/kuch.webm', type: 'video/webm', bytes: 900_000 },
          { url: 'https://cdn.uz/kuch.mp4', type: 'video/mp4' },
        ],
        poster: '/media/videos/kuch.webp',
        captions: '/media/videos/kuch.vtt',
      },
    },
    'https://api.zarra.uz',
  );

  expect(video).toEqual({
    url: 'https://api.zarra.uz/media/videos/kuch.mp4',
    sources: [
      { url: 'https://cdn.uz/kuch.mp4', type: 'video/mp4', bytes: null },
      { url: 'https://api.zarra.uz/media/videos/kuch.webm', type: 'video/webm', bytes: 900_000 },
      { url: 'https://api.zarra.uz/media/videos/kuch.mp4', type: 'video/ogg', bytes: null },
    ],
    poster: 'https://api.zarra.uz/media/videos/kuch.webp',
    captions: 'https://api.zarra.uz/media/videos/kuch.vtt',
  });
});

test('an unsafe file and its size are ignored', () => {
  const sources = [{ url: 'data:video/mp4,x', type: 'video/mp4' as const, bytes: 5 }];
  const video = toLessonVideo({ videoUrl: '/v.mp4', video: { sources, poster: 'javascript:1' } }, '');

  expect(video?.sources[0]).toEqual({ url: '/v.mp4', type: 'video/mp4', bytes: null });
  expect(video?.poster).toBeNull();
});
