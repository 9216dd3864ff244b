/** A command that cannot be done; its message is for staff, and nothing was changed. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}
