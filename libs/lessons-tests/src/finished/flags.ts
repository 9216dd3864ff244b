/** Names of the flags in the browser's storage (specification §3, decision 23). */
const COMPLETED = 'testCompleted-lesson-';
const PERCENTAGE = 'testPercentage-lesson-';
/** Whose flags they are, as the session's owner of this device notes it. */
const OWNER = 'lessonFlagsOwner';

const listeners = new Set<() => void>();
const tell = () => [...listeners].forEach((listener) => listener());

/** Marks a lesson as finished, for display only: the server is the truth. */
export function writeFlags(lesson: number, percentage: number): void {
  try {
    localStorage.setItem(`${COMPLETED}${lesson}`, 'true');
    localStorage.setItem(`${PERCENTAGE}${lesson}`, String(percentage));
  } catch {
    // Full or blocked: the lists show no tick until the server says so.
  }
  tell();
}

const percentage = (text: string | null): number | null =>
  text !== null && /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;

/** The finished lessons of a learner as `id:percentage`, in a text that stays equal while they do. */
export function readFlags(learner: string): string {
  try {
    const owner = localStorage.getItem(OWNER);
    if (owner !== null && owner !== learner) return '';
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PERCENTAGE))
      .flatMap((key) => {
        const id = key.slice(PERCENTAGE.length);
        const value = percentage(localStorage.getItem(key));
        const completed = localStorage.getItem(COMPLETED + id) === 'true';
        return /^[1-9]\d{0,9}$/.test(id) && value !== null && completed ? [`${id}:${value}`] : [];
      })
      .join();
  } catch {
    return '';
  }
}

/** Calls back after each change of a flag, of other tabs too. */
export function subscribeToFlags(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
