-- The experiments of the laboratory that a lesson names, in their order. The laboratory is not in the database: its
-- experiments and states have permanent keys.
create table lesson_experiments (
  lesson_id integer not null references lessons (id) on delete cascade,
  position integer not null,
  slug text not null,
  state text not null,
  note text not null,
  primary key (lesson_id, position)
);
