-- What learners know about practice items.
create table practice_cards (
  user_id integer not null references users (id) on delete cascade,
  -- No foreign key: cards stay when an item is removed, and its id is never reused.
  item_id integer not null,
  -- Number of answers.
  tries integer not null,
  -- Whether the last answer was right.
  is_right boolean not null,
  due timestamptz not null,
  -- State of the scheduler.
  memory jsonb not null,
  primary key (user_id, item_id)
);

create index practice_cards_by_due on practice_cards (user_id, due);

-- The answers to practice items. The first answer to a variant is final.
create table practice_tries (
  user_id integer not null references users (id) on delete cascade,
  item_id integer not null,
  -- Names the variant.
  seed text not null,
  -- Number of earlier answers of the learner to the item.
  number integer not null,
  answer jsonb not null,
  is_right boolean not null,
  -- When the item came again after this answer.
  due timestamptz not null,
  answered_at timestamptz not null,
  primary key (user_id, item_id, seed)
);

create index practice_tries_by_time on practice_tries (user_id, answered_at);
