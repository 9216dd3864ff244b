-- Practical works of lessons. No foreign key: an import writes the lessons and then all practical works.
create table practicals (
  slug text primary key,
  position integer not null,
  class_slug text not null,
  -- Slug of a lesson of the class.
  lesson text not null,
  title text not null,
  -- Markdown.
  body text not null,
  -- JSON of the typeset body.
  tree text not null,
  -- The same work in the laboratory: slug of an experiment and key of its investigation.
  experiment text,
  investigation text,
  check ((experiment is null) = (investigation is null))
);
