import { userInfo } from 'node:os';
import { openSecurityLogFile } from './log-file.js';
import { formatStaffEvent, type StaffEvent } from './security-event.js';

/** The user of the operating system; containers may have ids without names. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/**
 * Writes the change of a staff command to the security log. A file that cannot be written does not fail the command, whose
 * change is already stored.
 */
export async function logStaffAction(dataDir: string, ...events: readonly StaffEvent[]): Promise<void> {
  const reportFailure = (error: unknown): void =>
    console.warn(`The security log in ${dataDir} could not be written: ${String(error)}`);
  const now = () => new Date();
  const file = openSecurityLogFile({
    folder: dataDir,
    now,
    task: { reportFailure, reportSuccess: () => undefined },
  });
  const by = operatorName();
  for (const event of events) file.write(formatStaffEvent(event, by, now()));
  await file.flush();
}
