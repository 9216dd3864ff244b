// README.md of this folder is the list of the answers that are handled: the titles of the tests. After a change of them:
// npx playwright test src/other-backends/answers --update-snapshots
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';

const COMMAND = createRequire(import.meta.url).resolve('@playwright/test/cli');
const FILES = '/other-backends/(accounts|content|lessons|lists|results|session)';

const HEAD = `# Answers of other back ends

What the front end does with the answers of a back end of another team. Each line is the title of a test in this folder, which
sends that answer to the built site in a browser; \`answers.spec.ts\` compares this list with the tests. The functions behind it
have tests of further values: \`libs/contracts\` (\`readers\`, \`error-text\`, \`field-errors\`) and \`libs/api-client\`
(\`responses\`, \`hostile-responses\`, \`read-all-pages\`, \`html\`, \`sanitize\`).
`;

test('README.md lists the answers that are handled', () => {
  const options = { encoding: 'utf8', env: { ...process.env, ZARRA_TEST_SCOPE: 'extended' } } as const;
  const output = execFileSync(process.execPath, [COMMAND, 'test', FILES, '--list'], options);
  const titles = new Map<string, string[]>();
  for (const [, file = '', title = ''] of output.matchAll(/^ *other-backends\/(\S+?):[\d:]+ › (.+)$/gm))
    titles.set(file, [...(titles.get(file) ?? []), `- ${title}\n`]);
  const sections = [...titles].map(([file, lines]) => `\n## [${file}](${file})\n\n${lines.join('')}`);
  const count = [...titles.values()].flat().length;
  expect(`${HEAD}\n${count} answers:\n${sections.join('')}`).toMatchSnapshot('README.md');
});
