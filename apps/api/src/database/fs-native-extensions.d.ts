// The package has no types; TypeScript needs a file for them.
declare module 'fs-native-extensions' {
  /**
   * Takes an exclusive lock on an open file, which the kernel releases when the process ends. macOS ignores the range.
   * @param offset in bytes; it may be beyond the end of the file
   * @param length in bytes
   * @returns false when another open file has it
   * @throws an error with a code when the file system has no locks
   */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
