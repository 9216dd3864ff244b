-- Learners. The *_key columns hold the normalized form, which is unique.
create table users (
  id integer generated always as identity primary key,
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  created_at timestamptz not null,
  -- Set by staff: the learner can no longer sign in.
  disabled_at timestamptz
);

-- A signed-in device. The refresh token holds the session, its counter and a MAC; the table stores no secret.
create table sessions (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Counter of the current refresh token.
  counter integer not null,
  created_at timestamptz not null,
  -- Time of the last rotation of the refresh token.
  rotated_at timestamptz not null,
  -- Time of the last refresh with any token of the session; the idle limit starts here.
  used_at timestamptz not null
);

create index sessions_by_user on sessions (user_id);

-- At most one recovery per address; unknown addresses have one too (user_id null), so that they look the same from outside.
create table recoveries (
  email_key text primary key,
  key_hash text not null unique,
  code_hash text not null,
  -- No foreign key: its check takes time for known addresses only, which would reveal them.
  user_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null,
  verified_at timestamptz,
  used_at timestamptz
);

-- Outgoing mail. The recipient and the contents are encrypted with the server's secret.
create table outbox (
  id integer generated always as identity primary key,
  sealed text not null,
  created_at timestamptz not null,
  -- The mail is not sent after this time.
  expires_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null,
  -- Set before the mail goes to the mail server, so that it is never sent twice.
  claimed_at timestamptz
);
