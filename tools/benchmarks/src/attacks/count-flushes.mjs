// Loaded before the server: appends a character to the file FLUSHES_FILE for each fsync of the write-ahead log.
import fs, { appendFileSync, readlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync } = fs;
const file = process.env['FLUSHES_FILE'] ?? '';

fs.fsyncSync = (fd) => {
  fsyncSync(fd);
  if (readlinkSync(`/proc/self/fd/${fd}`).includes('/pg_wal/')) appendFileSync(file, '.');
};
syncBuiltinESMExports();
