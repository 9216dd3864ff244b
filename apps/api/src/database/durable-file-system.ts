import { existsSync, fsyncSync, rmSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pLimit from 'p-limit';
import { flush } from './data-file.js';

/** The used part of Emscripten's runtime. PGlite exports no type for its file system. */
interface Runtime {
  readonly FS: { lookupPath(name: string): { node: { mount: { opts: { root: string } } } } };
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
  };
  /** Called when PostgreSQL cannot continue. */
  onAbort?: (reason: unknown) => void;
}

type RuntimeOptions = Parameters<NodeFS['init']>[1];

/**
 * Ends the process, or the thread and with it the process, as PostgreSQL does after a failed fsync: the content of the disk is
 * uncertain, and the next start replays the write-ahead log. A process that continued would repeat the failure endlessly.
 */
function stopProcess(reason: unknown): never {
  console.error(
    `The embedded database cannot continue: ${reason instanceof Error ? reason.message : String(reason)}. Is the disk full or broken?`,
  );
  process.exit(1);
}

/** Flushes a folder and everything in it. Parallel flushes are faster for a thousand files. */
async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const limit = pLimit(16);
  await Promise.all(
    entries.map((entry) => limit(() => flush(path.join(entry.parentPath, entry.name), entry.isDirectory()))),
  );
  await flush(folder, true);
}

/**
 * The file system of an embedded database that survives a power cut. PGlite's file system ignores fsync, and a crash during the
 * creation of a database leaves a partial one. Here a new database is created in `<folder>.new`, flushed and then renamed.
 */
export class DurableFileSystem extends NodeFS {
  readonly #folder: string;
  #runtime: Runtime | undefined;

  /** @param folder an absolute path; the folder holds a database, is empty or does not exist */
  constructor(folder: string) {
    const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
    if (isNew) rmSync(`${folder}.new`, { recursive: true, force: true });
    super(isNew ? `${folder}.new` : folder);
    this.#folder = folder;
  }

  override async init(pglite: PGlite, options: RuntimeOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const flushFiles = (module: unknown): void => {
      const runtime = module as Runtime;
      this.#runtime = runtime;
      runtime.NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          this.flushFile(nfd);
          return 0;
        } catch (error) {
          return stopProcess(error);
        }
      };
      runtime.onAbort = stopProcess;
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), flushFiles] } };
  }

  /** Flushes an open file; a test counts the calls. */
  protected flushFile(fd: number): void {
    fsyncSync(fd);
  }

  /** PGlite calls this after it has copied a new database into the folder and before it opens a file of it. */
  override async syncToFs(): Promise<void> {
    if (this.rootDir === this.#folder) return;
    await flushTree(this.rootDir);
    await rename(this.rootDir, this.#folder);
    await flush(path.dirname(this.#folder), true);
    this.rootDir = this.#folder;
    const mountPoint = this.#runtime?.FS.lookupPath(PGlite.paths.PGDATA);
    if (!mountPoint) throw new Error('The database has no files.');
    mountPoint.node.mount.opts.root = this.#folder;
  }
}
