-- Wrong ideas that learners have. Options and items refer to them by their ids.
create table ideas (
  id text primary key,
  position integer not null,
  believes text not null,
  fails text not null,
  try text not null
);

-- What the number of the correct option is calculated from, and JSON of the ids of ideas by option number. No foreign key: a
-- removed idea is no longer shown.
alter table questions
  add column "check" text,
  add column ideas text;

-- The idea that the chosen wrong option stands for.
alter table practice_tries add column idea text;
