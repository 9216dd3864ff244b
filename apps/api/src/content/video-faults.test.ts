import { edited, makeContent } from '../test-content.js';
import { faultsOf } from '../test-faults.js';
import type { FileTexts } from '../test-folder.js';
import { captions, lessonWithVideo } from '../test-video.js';
import { readContentFiles } from './read-files.js';

const withVideo = (files: FileTexts): FileTexts => ({ ...lessonWithVideo, ...files });
const captioned = (text: string) => withVideo({ 'videos/kuch.vtt': text });

/** What is wrong, the files, what the author reads: file, line, field. */
const faults: readonly (readonly [string, FileTexts, RegExp])[] = [
  [
    'a video without files',
    edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Kuch\nvideo: kuch-2'),
    /^lessons\/7-sinf\/kuch\.md:4: video: there is no video videos\/kuch-2\.mp4 or videos\/kuch-2\.webm$/,
  ],
  [
    'a video that has captions only',
    withVideo({ 'videos/kuch.mp4': undefined, 'videos/kuch.webm': undefined }),
    /^lessons\/7-sinf\/kuch\.md:4: video: there is no video videos\/kuch\.mp4/,
  ],
  [
    'a video by its file name',
    withVideo(edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Kuch\nvideo: kuch.mp4')),
    /^lessons\/7-sinf\/kuch\.md:4: video: /,
  ],
  [
    'a video too big',
    withVideo({ 'videos/kuch.webm': Buffer.alloc(1_500_001, '\u001a\u0045\u00df\u00a3', 'latin1') }),
    /^videos\/kuch\.webm: the video has 1500001 bytes, more than 1500000$/,
  ],
  [
    'a text for a video',
    withVideo({ 'videos/kuch.mp4': 'version https://git-lfs.github.com/spec/v1\n' }),
    /^videos\/kuch\.mp4: the file is not such a video$/,
  ],
  ['an empty video', withVideo({ 'videos/kuch.webm': '' }), /^videos\/kuch\.webm: .*not such a video$/],
  ['captions of another form', captioned('1\n00:00:01,000 --> 00:00:02,000\na\n'), /^videos\/kuch\.vtt:1: /],
  ['captions that begin late', captioned('WEBVTTX\n'), /^videos\/kuch\.vtt:1: captions begin with WEBVTT$/],
  ['captions without cues', captioned('WEBVTT\n\nKuch.\n'), /^videos\/kuch\.vtt: there is no cue$/],
  [
    'a cue timed with a comma',
    captioned('WEBVTT\n\n00:00,500 --> 00:03,000\nKuch.\n'),
    /^videos\/kuch\.vtt:3: a cue is timed as 00:01\.000 --> 00:04\.500$/,
  ],
  [
    'a cue that ends before it begins',
    captioned('WEBVTT\n\n00:01.000 --> 00:02.000\nBir.\n\n01:00.000 --> 00:59.000\nIkki.\n'),
    /^videos\/kuch\.vtt:6: the cue ends before it begins$/,
  ],
  [
    'a cue without text',
    captioned('WEBVTT\n\n00:01.000 --> 00:02.000\n\nBir.\n'),
    /^videos\/kuch\.vtt:3: the cue has no text$/,
  ],
  [
    'captions that are not UTF-8',
    withVideo({ 'videos/kuch.vtt': Buffer.from('WEBVTT\n\xff\n', 'latin1') }),
    /^videos\/kuch\.vtt: .*UTF-8/,
  ],
];

test.each(faults)('%s', async (_name, changes, expected) => {
  expect(await faultsOf(changes)).toEqual([expect.stringMatching(expected)]);
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

test('a video may be given by an address, and be of one kind, as big as it may, without captions', async () => {
  const big = Buffer.alloc(1_500_000);
  big.write('ftyp', 4);
  const files = { 'videos/kuch.mp4': big, 'videos/kuch.webm': undefined, 'videos/kuch.vtt': undefined };
  const { lessons } = await readContentFiles(await makeContent(withVideo(files)));
  const videos = lessons.map(({ slug, video }) => [slug, video]);
  expect(videos).toEqual([
    ['tezlik', 'https://example.org/tezlik.mp4'],
    ['kuch', 'kuch'],
    ['tok', undefined],
  ]);
});
