-- The classes that a simulation is suitable for, in their order.
create table simulation_classes (
  simulation_id integer not null references simulations (id) on delete cascade,
  class_id integer not null references classes (id),
  position integer not null,
  primary key (simulation_id, class_id)
);

-- The next start typesets the texts again: their headings get ids.
update lessons set description_tree = null;

-- The heading of the lesson that explains a question, and the state of an experiment to look at before answering or after the
-- result.
alter table questions
  add column section text,
  add column see_slug text,
  add column see_state text,
  add column see_when text check (see_when in ('before', 'after')),
  add constraint questions_see check (num_nulls(see_slug, see_state, see_when) in (0, 3));
