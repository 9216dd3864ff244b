-- Learners. The *_key columns hold the folded form that must be unique.
create table users (
  id integer generated always as identity primary key,
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  created_at timestamptz not null,
  -- Set by staff: the learner may not come in any more.
  disabled_at timestamptz
);

-- A signed-in device. The refresh token names the session and its counter; only a MAC proves it, nothing secret is here.
create table sessions (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Counter of the current refresh token.
  counter integer not null,
  created_at timestamptz not null,
  -- When the counter last moved.
  rotated_at timestamptz not null,
  -- When any token of the session was last traded in: the idle limit counts from here.
  used_at timestamptz not null
);

create index sessions_by_user on sessions (user_id);

-- At most one recovery per address; unknown addresses have one too (user_id null), so that nobody can tell them apart.
create table recoveries (
  email_key text primary key,
  key_hash text not null unique,
  code_hash text not null,
  -- No foreign key: checking one takes a moment that an unknown address would not take.
  user_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null,
  verified_at timestamptz,
  used_at timestamptz
);

-- Mail that has to leave. The sealed text (recipient and contents) can be read only with the server's secret.
create table outbox (
  id integer generated always as identity primary key,
  sealed text not null,
  created_at timestamptz not null,
  -- Not sent later than this.
  expires_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null,
  -- Set before the mail is handed to the mail server, so that it never leaves twice.
  claimed_at timestamptz
);
