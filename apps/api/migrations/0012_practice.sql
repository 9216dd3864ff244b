-- The practice items of lessons. Ids are assigned once and never reused: what learners know about an item will refer to them.
create table practice_items (
  id integer generated always as identity primary key,
  lesson_id integer not null references lessons (id) on delete cascade,
  key text not null,
  position integer not null,
  -- JSON of the item as its author wrote it, with the right answers.
  item text not null,
  unique (lesson_id, key)
);
