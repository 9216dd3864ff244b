/** A story's name in its picture's: what follows the title in its id. */
export const storyName = (storyId: string): string => storyId.slice(storyId.indexOf('--') + 2);
