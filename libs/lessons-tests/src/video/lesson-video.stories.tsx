import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LessonVideo } from './lesson-video.js';

const source = (url: string, bytes: number | null) => ({
  url,
  sources: (['video/mp4', 'video/webm', 'video/ogg'] as const).map((type) => ({ url, type, bytes })),
  poster: null,
  captions: null,
});

/** Records a video in the browser, so that no file is needed. */
const recordVideo = async (): Promise<string> => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  for (let x = 0; x < 8; x += 1) {
    context?.fillRect(x * 30, 75 - 60 * Math.sin(x), 20, 20);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;
  const video = new Blob(parts, { type: 'video/webm' });
  // A busy machine may have encoded no frame.
  return video.size > 0 ? URL.createObjectURL(video) : recordVideo();
};

const meta = {
  title: 'Lessons/LessonVideo',
  component: LessonVideo,
  args: { lessonId: 1, title: 'Arximed kuchi', video: source('/yoq/arximed-kuchi.mp4', null) },
} satisfies Meta<typeof LessonVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectFailed: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText('Video yuklanmadi')).toBeVisible();
};

export const Failed: Story = { play: expectFailed };

export const FailedLongAddress: Story = {
  args: { video: source(`https://yoq.invalid/${'juda-uzun-nom-'.repeat(12)}.mp4`, 1_240_000) },
  play: expectFailed,
};

export const Playing: Story = {
  loaders: [async () => ({ url: await recordVideo() })],
  render: (args, { loaded }) => <LessonVideo {...args} video={source(String(loaded['url']), 1_240_000)} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Video hajmi: 1,2 MB')).toBeVisible();
    await expect(canvasElement.querySelector('video')).toHaveAttribute('controls');
  },
};
