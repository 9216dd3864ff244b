// First part of the inline script of the head: it sends uncaught errors to the server (apps/api/src/reports), which removes
// personal data. Inlined, so that a failed download of a script is reported as well.

/** Reports of one page. */
const MAX_REPORTS = 3;
const MAX_LENGTH = 500;

let sent = 0;

const report = (text: unknown, file?: string, line?: number, column?: number): void => {
  sent += 1;
  if (sent > MAX_REPORTS) return;
  const fields = [String(text).slice(0, MAX_LENGTH), file, line, column, location.pathname];
  navigator.sendBeacon('/api/reports/', JSON.stringify(fields));
};

addEventListener('error', ({ message, filename, lineno, colno }) => report(message, filename, lineno, colno));
addEventListener('unhandledrejection', ({ reason }: { reason?: { stack?: string } }) =>
  report(reason?.stack ?? reason),
);
