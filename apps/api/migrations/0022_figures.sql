-- The file of a lesson's figures as its author wrote it, and its figures: JSON of the declarations and of their drawings.
alter table lessons add column figures_source text;

create table figures (
  lesson_id integer not null references lessons (id) on delete cascade,
  key text not null,
  position integer not null,
  declaration text not null,
  drawing text not null,
  primary key (lesson_id, key)
);

-- Keys of the figures of a question and of its four options, whose texts then say what is seen on them.
alter table questions
  add column figure text,
  add column option_figures text[];
