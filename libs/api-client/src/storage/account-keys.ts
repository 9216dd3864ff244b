// Keys of the learner's own account. A separate file: the entry `account` exports them, and the entry `storage-keys` is full.

/** Change of the e-mail address in progress: one tab, as a recovery. */
export const EMAIL_CHANGE_KEY = 'emailChange';
