import type { MessageFilter } from '../staff/read-message-page.js';
import type { RunStaffCommand, StaffResult } from '../staff/staff-commands.js';

/** A message of the contact form with an ISO time. */
export type StaffMessage = StaffResult<'readMessagePage'>['messages'][number];

/** Reads contact messages, newest first, page by page. @throws CommandError for an invalid day */
export async function* readMessages(
  runCommand: RunStaffCommand,
  filter: MessageFilter,
): AsyncGenerator<StaffMessage> {
  let beforeId: number | undefined;
  do {
    const page = await runCommand('readMessagePage', {
      ...filter,
      ...(beforeId !== undefined && { beforeId }),
    });
    yield* page.messages;
    beforeId = page.nextBeforeId;
  } while (beforeId !== undefined);
}
