/** Classes, lessons, and the results of their tests. */
export { classesQuery, lessonsQuery } from './classroom.js';
export type { ExperimentPicture } from '@zarra/contracts';
export type {
  Chapter,
  ExperimentLink,
  Lesson,
  LessonExperiment,
  Question,
  SchoolClass,
} from './classroom.js';
export { loadExperimentLessons, type ExperimentLesson, type ExperimentPart } from './experiment-lessons.js';
export { lessonResultQuery, type LessonResult, type LessonSection } from './lesson-result.js';
export type { LessonVideo, VideoSource } from './lesson-video.js';
export { submitTest, type Submission } from './submit-test.js';
