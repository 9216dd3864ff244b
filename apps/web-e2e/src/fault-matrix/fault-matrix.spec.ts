// The browser fault matrix: each of the 15 calls of the specification with each of 10 faults (docs/decisions/0043).
import { accountRows } from './account-rows.js';
import { runCell } from './cell.js';
import { contentRows } from './content-rows.js';
import { faults } from './faults.js';
import { lessonRows } from './lesson-rows.js';
import { expect, test } from './matrix-page.js';
import { sessionRows } from './session-rows.js';
import { isExtended, mainPathIf } from '../testing/test.js';

/** The cells of a row share a page. */
const rows = [...sessionRows, ...accountRows, ...contentRows, ...lessonRows];

/** Of the matrix, CI runs every fifth cell of each row and of each column; the extended run all. */
const isTested = (row: number, column: number): boolean => isExtended || (row + column) % 5 === 0;

test('the matrix has every call of the specification', () => {
  expect(new Set(rows.map(({ call }) => call)).size).toBe(15);
});

for (const [index, row] of rows.entries()) {
  test(`${row.call} with faults${mainPathIf(row.call === 'POST /submit-test/')}`, async ({
    openMatrix,
    pageErrors,
  }) => {
    const matrix = await openMatrix(row.call);
    const stored = (await row.recordStorage?.(matrix)) ?? {};
    const failures: string[] = [];
    for (const fault of faults.filter((_, column) => isTested(index, column))) {
      await test.step(`${fault}: ${row.cells[fault]}`, async () => {
        const errors = pageErrors.found.length;
        await runCell(matrix, row, fault, stored).catch((error: unknown) => {
          failures.push(
            `${fault} (${row.cells[fault]}): ${error instanceof Error ? error.message : 'unknown'}`,
          );
        });
        const uncaught = pageErrors.found.slice(errors).filter((line) => line.startsWith('uncaught:'));
        failures.push(...uncaught.map((line) => `${fault}: ${line}`));
      });
    }
    expect(failures).toEqual([]);
  });
}
