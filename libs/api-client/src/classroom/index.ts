/** Classes, lessons, and the results of their tests. */
export { classesQuery, lessonsQuery } from './classroom.js';
export type {
  Chapter,
  ExperimentLink,
  Lesson,
  LessonExperiment,
  Question,
  SchoolClass,
} from './classroom.js';
export { lessonResultQuery, type LessonResult, type LessonSection } from './lesson-result.js';
export type { LessonVideo, VideoSource } from './lesson-video.js';
export { submitTest, type Submission } from './submit-test.js';
