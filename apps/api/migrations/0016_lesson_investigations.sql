-- The investigation of the experiment that belongs to the lesson.
alter table lesson_experiments add column investigation text;
