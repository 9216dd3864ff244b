import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeContent } from '../testing/content.js';
import { makeFolder } from '../testing/folder.js';
import { runNode } from '../testing/process.js';

test('a lesson is served from its files, again after each change, with their issues', async () => {
  const folder = await makeContent();
  const file = path.join(folder, 'lessons/8-sinf/tok.md');
  const saved = await readFile(file, 'utf8');
  const command = runNode(['content-cli.js', 'preview', '8-sinf/tok'], {
    CONTENT_DIR: folder,
    DATA_DIR: await makeFolder(),
    PORT: '0',
  });
  const [, address = ''] = await command.waitFor(/^8-sinf\/tok: (http:\S+\/learn\?topic=\d+)$/m);
  const { origin } = new URL(address);
  const textOfLessons = async () => (await fetch(`${origin}/api/classes/`)).text();
  expect(await textOfLessons()).not.toContain('Yangi jumla.');

  const { body } = await fetch(`${origin}/preview/events`);
  const events = body!.pipeThrough(new TextDecoderStream()).getReader();
  await writeFile(file, `${saved}\nYangi jumla.\n`);
  expect((await events.read()).value).toMatch(/^event: reload/);
  expect(await textOfLessons()).toContain('Yangi jumla.');

  await writeFile(file, saved.replace('correct: 2', 'correct: 5'));
  expect((await events.read()).value).toMatch(/^event: issues\ndata: "lessons\/8-sinf\/tok\.md:12: /);
  expect(await textOfLessons()).toContain('Yangi jumla.');

  command.child.kill('SIGTERM');
  expect(await command.ended).toBe(0);
});

test('an unknown lesson is an error', async () => {
  const command = runNode(['content-cli.js', 'preview', '8-sinf/yoq'], {
    CONTENT_DIR: await makeContent(),
    DATA_DIR: await makeFolder(),
  });
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain('has no lesson 8-sinf/yoq');
});
