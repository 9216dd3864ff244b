import { createTaskMonitor } from './background-tasks.js';
import { HOUR, MINUTE, SECOND } from './testing/clock.js';
import { captureLog } from './testing/log.js';

test('repeated failures are one line at the start, one an hour, and one at the end', () => {
  const { log, text } = captureLog();
  let time = 0;
  const counted: string[] = [];
  const changes: boolean[] = [];
  const monitorTask = createTaskMonitor({
    log,
    onFailure: (name) => counted.push(name),
    onChange: (_name, failing) => changes.push(failing),
    clock: () => time,
  });
  const lines = () =>
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const task = monitorTask('content check', 'could not check for new content');
  task.reportSuccess();
  expect(lines()).toEqual([]);
  // Two hours and ten minutes at two seconds.
  for (; time < 2 * HOUR + 10 * MINUTE; time += 2 * SECOND) task.reportFailure(new Error('no connection'));
  task.reportSuccess();
  task.reportSuccess();
  expect(lines()).toMatchObject([
    {
      level: 40,
      task: 'content check',
      msg: 'could not check for new content',
      err: { message: 'no connection' },
    },
    { level: 40, failures: 1801, seconds: 3600, msg: 'could not check for new content (repeated)' },
    { level: 40, failures: 3601, seconds: 7200 },
    { level: 30, failures: 3900, seconds: 7800, msg: 'content check works again' },
  ]);
  expect(counted).toHaveLength(3900);
  expect(changes).toEqual([true, false]);

  task.reportFailure(new Error('again'));
  expect(lines()).toHaveLength(5);
});
