import { edited, issuesOf, makeContent } from '../testing/content.js';
import type { FileTexts } from '../testing/folder.js';
import { captions, lessonWithVideo } from '../testing/video.js';
import { readContentFiles } from './read-files.js';

const withVideo = (files: FileTexts): FileTexts => ({ ...lessonWithVideo, ...files });
const captioned = (text: string) => withVideo({ 'videos/kuch.vtt': text });

/** The name of the issue, the files, the message for the author with file, line and field. */
const issues: readonly (readonly [string, FileTexts, RegExp])[] = [
  [
    'a video without files',
    edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Kuch\nvideo: kuch-2'),
    /^lessons\/7-sinf\/kuch\.md:4: video: there is no video videos\/kuch-2\.mp4 or videos\/kuch-2\.webm$/,
  ],
  [
    'a video with captions only',
    withVideo({ 'videos/kuch.mp4': undefined, 'videos/kuch.webm': undefined }),
    /^lessons\/7-sinf\/kuch\.md:4: video: there is no video videos\/kuch\.mp4/,
  ],
  [
    'a video with a file extension',
    withVideo(edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Kuch\nvideo: kuch.mp4')),
    /^lessons\/7-sinf\/kuch\.md:4: video: /,
  ],
  [
    'a video that is too large',
    withVideo({ 'videos/kuch.webm': Buffer.alloc(1_500_001, '\u001a\u0045\u00df\u00a3', 'latin1') }),
    /^videos\/kuch\.webm: the video has 1500001 bytes, more than 1500000$/,
  ],
  [
    'a text file as a video',
    withVideo({ 'videos/kuch.mp4': 'version https://git-lfs.github.com/spec/v1\n' }),
    /^videos\/kuch\.mp4: the file is not such a video$/,
  ],
  ['an empty video', withVideo({ 'videos/kuch.webm': '' }), /^videos\/kuch\.webm: .*not such a video$/],
  [
    'captions in another format',
    captioned('1\n00:00:01,000 --> 00:00:02,000\na\n'),
    /^videos\/kuch\.vtt:1: /,
  ],
  ['captions with another first line', captioned('WEBVTTX\n'), /^videos\/kuch\.vtt:1: No valid signature/],
  ['captions without cues', captioned('WEBVTT\n\nNOTE Kuch.\n'), /^videos\/kuch\.vtt: there is no cue$/],
  ['a text without a time', captioned('WEBVTT\n\nKuch.\n'), /^videos\/kuch\.vtt:4: Cue identifier cannot be/],
  [
    'a cue timed with a comma',
    captioned('WEBVTT\n\n00:00,500 --> 00:03,000\nKuch.\n'),
    /^videos\/kuch\.vtt:3: No decimal separator/,
  ],
  [
    'a cue that ends before it begins',
    captioned('WEBVTT\n\n00:01.000 --> 00:02.000\nBir.\n\n01:00.000 --> 00:59.000\nIkki.\n'),
    /^videos\/kuch\.vtt:6: End timestamp is not greater than start timestamp/,
  ],
  [
    'a cue without text',
    captioned('WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:03.000 --> 00:04.000\nBir.\n'),
    /^videos\/kuch\.vtt: the cue at 1 s has no text$/,
  ],
  [
    'cues in the wrong order',
    captioned('WEBVTT\n\n00:05.000 --> 00:06.000\nBir.\n\n00:01.000 --> 00:02.000\nIkki.\n'),
    /^videos\/kuch\.vtt:6: Start timestamp is not greater/,
  ],
  [
    'a style that is not closed',
    captioned('WEBVTT\n\n00:01.000 --> 00:02.000\n<i>Bir.\n'),
    /^videos\/kuch\.vtt:5: Required end tag missing/,
  ],
  [
    'captions that are not UTF-8',
    withVideo({ 'videos/kuch.vtt': Buffer.from('WEBVTT\n\xff\n', 'latin1') }),
    /^videos\/kuch\.vtt: .*UTF-8/,
  ],
];

test.each(issues)('%s', async (_name, changes, expected) => {
  expect(await issuesOf(changes)).toEqual([expect.stringMatching(expected)]);
});

test.each([
  [
    'with hours, settings, notes and names',
    'WEBVTT Kuch\n\nNOTE a\n\n1\n00:00:01.000 --> 01:00:02.000 line:0\na\nb\n',
  ],
  ['with Windows line ends', captions.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\ufeff${captions}`],
])('captions are accepted %s', async (_name, text) => {
  await expect(readContentFiles(await makeContent(captioned(text)))).resolves.toBeDefined();
});

test('a video may be a URL, or one file of the maximum size without captions', async () => {
  const big = Buffer.alloc(1_500_000);
  big.write('ftyp', 4);
  const files = { 'videos/kuch.mp4': big, 'videos/kuch.webm': undefined, 'videos/kuch.vtt': undefined };
  const { lessons } = await readContentFiles(await makeContent(withVideo(files)));
  const videos = lessons.map(({ slug, video }) => [slug, video]);
  expect(videos).toEqual([
    ['tezlik', '/videolar/tezlik.mp4'],
    ['kuch', 'kuch'],
    ['tok', undefined],
  ]);
});
