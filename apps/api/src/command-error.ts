// Shared by the staff commands of `admin`, `content` and `staff`.
/** An expected failure of a staff command. The message is for the operator; nothing was changed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
