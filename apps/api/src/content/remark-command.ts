import { createInterface } from 'node:readline/promises';
import type { RunStaffCall } from '../staff/staff-calls.js';
import { StaffError } from '../staff/staff-error.js';

async function isConfirmed(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Ended without an answer (Ctrl+D, Ctrl+C): that is no.
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([lines.question(question).catch(() => ''), ended]);
    return answer.trim() === 'yes';
  } finally {
    lines.close();
  }
}

/** Shows what re-scoring a question changes, has it confirmed and writes it. @throws StaffError */
export async function remark(call: RunStaffCall, question: string, yes: boolean): Promise<void> {
  const { changed, sameScore, otherWording, tag } = await call('planRemark', { question });
  for (const { user, lesson, before, after } of changed) {
    console.log(`${user}, ${lesson}: ${before} % → ${after} %`);
  }
  for (const user of otherWording) {
    console.log(`${user}: answered other options than today's, stays as it is`);
  }
  console.log(
    `${changed.length} results change, ${sameScore} get the corrected key and keep their percentage.`,
  );
  if (changed.length + sameScore === 0) return;
  if (!yes) {
    if (!process.stdin.isTTY)
      throw new StaffError('There is no terminal to ask: add --yes. Nothing was written.');
    if (!(await isConfirmed('Write this? yes or no: '))) throw new StaffError('Nothing was written.');
  }
  console.log(`Written: ${await call('applyRemark', { question, tag })} results.`);
}
