import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DurableFileSystem } from '../database/durable-file-system.js';

/** Bytes that a disk writes at once. */
const SECTOR = 4096;

/** Files below a folder, relative to it. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/**
 * The files of an embedded database, and beside them a copy with what a power cut leaves: the content of each file at its
 * last fsync, and the names of each folder at its last fsync. As on Linux, fsync of a file also stores its name.
 */
export class RecordedFiles extends DurableFileSystem {
  /** Flushed files and folders in their order, relative to the folder. */
  readonly flushed: string[] = [];
  readonly #folder: string;
  readonly #disk: string;
  /** The flushed content of files by inode, for those that are renamed later. */
  readonly #contents = new Map<number, Buffer>();

  /** @param folder holds a database @param disk the folder of the copy; must not exist */
  constructor(folder: string, disk: string) {
    super(folder);
    this.#folder = folder;
    this.#disk = disk;
    cpSync(folder, disk, { recursive: true });
  }

  protected override flushFile(fd: number): void {
    super.flushFile(fd);
    const source = readlinkSync(`/proc/self/fd/${fd}`);
    const name = path.relative(this.#folder, source);
    this.flushed.push(name);
    if (statSync(source).isDirectory()) this.#storeNames(name);
    else this.#storeFile(name);
  }

  #storeFile(name: string): void {
    const source = path.join(this.#folder, name);
    const target = path.join(this.#disk, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
    this.#contents.set(statSync(source).ino, readFileSync(source));
  }

  #storeNames(name: string): void {
    const [source, target] = [path.join(this.#folder, name), path.join(this.#disk, name)];
    mkdirSync(target, { recursive: true });
    for (const entry of readdirSync(target))
      if (!existsSync(path.join(source, entry))) rmSync(path.join(target, entry), { recursive: true });
    for (const entry of readdirSync(source, { withFileTypes: true })) {
      const file = path.join(source, entry.name);
      if (entry.isDirectory()) mkdirSync(path.join(target, entry.name), { recursive: true });
      // A renamed file keeps its inode and its flushed content.
      const content = this.#contents.get(statSync(file).ino);
      if (entry.isFile() && content) writeFileSync(path.join(target, entry.name), content);
    }
  }

  /**
   * Copies what a power cut at this moment leaves.
   * @param target must not exist
   * @param random from 0 to 1: a sector that was written and not flushed survives when it is below 0.5; absent: none survives
   */
  cut(target: string, random?: () => number): void {
    cpSync(this.#disk, target, { recursive: true });
    if (!random) return;
    for (const name of listFiles(this.#disk)) {
      const current = path.join(this.#folder, name);
      if (!existsSync(current)) continue;
      const [written, stored] = [readFileSync(current), readFileSync(path.join(target, name))];
      const result = Buffer.alloc(Math.max(written.length, stored.length));
      stored.copy(result);
      for (let offset = 0; offset < written.length; offset += SECTOR)
        if (random() < 0.5) written.copy(result, offset, offset, offset + SECTOR);
      writeFileSync(path.join(target, name), result);
    }
  }
}
