-- The chapters of a class in their order, also those without lessons yet.
create table chapters (
  class_id integer not null references classes (id) on delete cascade,
  key text not null,
  title text not null,
  position integer not null,
  primary key (class_id, key)
);

-- Key of the lesson's chapter in its class; null: none.
alter table lessons
  add column chapter text,
  add constraint lessons_chapter foreign key (class_id, chapter) references chapters (class_id, key);

create index lessons_by_chapter on lessons (class_id, chapter);
