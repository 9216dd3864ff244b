-- The first valid submission of a learner for a lesson. It is final.
create table results (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- No foreign key: results stay when a lesson is removed, and its id is never reused.
  lesson_id integer not null,
  percentage integer not null check (percentage between 0 and 100),
  correct_answers integer not null,
  total_tests integer not null,
  -- Question id → chosen option.
  answers jsonb not null,
  -- The questions at the time of the answers, with key and explanation: editing a lesson does not change a result.
  questions jsonb not null,
  created_at timestamptz not null,
  unique (user_id, lesson_id)
);

-- As authored: a name of files in the content's videos folder, or a URL.
alter table lessons rename column video_url to video;
