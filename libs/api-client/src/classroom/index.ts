/** Classes, lessons, and the results of their tests. */
export type { Lesson, Question, SchoolClass } from './classroom.js';
export { classesQuery } from './classes-query.js';
export { lessonResultQuery } from './lesson-result-query.js';
export type { LessonResult } from './lesson-result.js';
export type { LessonVideo, VideoSource } from './lesson-video.js';
export { lessonsQuery } from './lessons-query.js';
export { submitTest, type Submission } from './submit-test.js';
