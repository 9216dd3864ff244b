-- Where a learner stopped in each lesson; the latest device wins.
create table lesson_places (
  user_id integer not null references users (id) on delete cascade,
  -- No foreign key: places stay when a lesson is removed, and its id is never reused.
  lesson_id integer not null,
  heading text,
  -- Seconds.
  video_position double precision,
  reached_at timestamptz not null,
  primary key (user_id, lesson_id)
);

-- What a learner has done in the investigations of the laboratory.
create table investigations (
  user_id integer not null references users (id) on delete cascade,
  experiment text not null,
  investigation text not null,
  state text not null check (state in ('predicted', 'measured', 'explained')),
  prediction jsonb not null,
  measured jsonb not null,
  primary key (user_id, experiment, investigation)
);
