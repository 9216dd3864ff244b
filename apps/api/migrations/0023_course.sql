-- The lessons of the course in teaching order, also those without a text yet. No foreign key: a planned lesson has no row in
-- lessons.
create table course_lessons (
  class text not null,
  slug text not null,
  position integer not null,
  chapter text not null,
  state text not null check (state in ('planned', 'draft', 'complete')),
  title text,
  topics text[] not null,
  primary key (class, slug)
);

-- The topics of the programme; `topic` is JSON in the content's format.
create table topics (
  id text primary key,
  position integer not null,
  class text not null,
  title text not null,
  topic text not null
);

-- The terms of the course; `term` is JSON in the content's format.
create table terms (
  position integer primary key,
  uz text not null,
  term text not null
);
