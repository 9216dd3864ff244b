import { CommandError, promptLine } from '../command-line.js';
import type { RunStaffCommand } from './staff-commands.js';

/**
 * Shows the changes of re-scoring a question, asks for confirmation and writes them.
 * @returns whether results were written
 * @throws CommandError
 */
export async function remark(runCommand: RunStaffCommand, question: string, yes: boolean): Promise<boolean> {
  const { changed, sameScore, otherOptions, tag } = await runCommand('planRemark', { question });
  for (const { user, lesson, before, after } of changed) {
    console.log(`${user}, ${lesson}: ${before} % → ${after} %`);
  }
  for (const user of otherOptions) {
    console.log(`${user}: answered other options than the current ones, unchanged`);
  }
  console.log(
    `${changed.length} results change, ${sameScore} get the corrected key and keep their percentage.`,
  );
  if (changed.length + sameScore === 0) return false;
  if (!yes) {
    if (!process.stdin.isTTY)
      throw new CommandError('There is no terminal to ask: add --yes. Nothing was written.');
    if ((await promptLine('Write this? yes or no: ')) !== 'yes')
      throw new CommandError('Nothing was written.');
  }
  console.log(`Written: ${await runCommand('applyRemark', { question, tag })} results.`);
  return true;
}
