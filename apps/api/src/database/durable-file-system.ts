import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The used part of Emscripten's runtime. PGlite exports no type for its file system. */
interface Runtime {
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

/** The file system of an embedded database that survives a power cut: PGlite's own ignores fsync. */
export class DurableFileSystem extends NodeFS {
  override async init(pglite: PGlite, options: RuntimeOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const flushFiles = (module: unknown): void => {
      const runtime = module as Runtime;
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
}
