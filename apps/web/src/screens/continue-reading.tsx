// A separate module: only the home page of a learner who has read lessons loads this part of the library.
export { ContinueReading } from '@zarra/lessons-tests';
