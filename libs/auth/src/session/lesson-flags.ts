/** `testCompleted-lesson-{id}` and `testPercentage-lesson-{id}` (specification §3, decision 23). */
const FLAG = /^test(?:Completed|Percentage)-lesson-/;
/** Whose flags these are: the same learner finds them again after the session ran out. */
const OWNER_KEY = 'lessonFlagsOwner';

/** Removes the flags of all lessons. */
export function dropLessonFlags(): void {
  try {
    localStorage.removeItem(OWNER_KEY);
    for (const key of Object.keys(localStorage)) if (FLAG.test(key)) localStorage.removeItem(key);
  } catch {
    // Blocked storage holds none.
  }
}

/** Says who is signed in; the flags of anybody else go. */
export function claimLessonFlags(owner: string): void {
  try {
    if (localStorage.getItem(OWNER_KEY) === owner) return;
    dropLessonFlags();
    localStorage.setItem(OWNER_KEY, owner);
  } catch {
    // Blocked storage holds none.
  }
}
