-- Recoveries in progress end: their learners request a new code.
drop table recoveries;

-- Codes of mailboxes. Unknown addresses have them too (user_id null), so that they look the same from outside. A code is
-- derived from the server's secret and the salt: the table does not contain it, and it can be mailed again.
create table recovery_codes (
  id integer generated always as identity primary key,
  email_key text not null,
  -- No foreign key: its check takes time for known addresses only, which would reveal them.
  user_id integer,
  salt text not null,
  digits integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Time of the last mail to the mailbox, and the number of mails in a row: their intervals grow.
  mailed_at timestamptz not null,
  mails integer not null,
  -- Comparisons for known devices of the learner, and for all others.
  device_tries integer not null default 0,
  stranger_tries integer not null default 0,
  -- Set by the right code, and by a new password of the learner.
  closed_at timestamptz
);

create index recovery_codes_by_mailbox on recovery_codes (email_key, id);
create index recovery_codes_by_user on recovery_codes (user_id);

-- Keys of the clients that requested a code. All keys of a code accept that code; the first right one closes it.
create table recovery_keys (
  key_hash text primary key,
  code_id integer not null references recovery_codes (id) on delete cascade,
  -- Hashes that depend on the mailbox: the table contains no network addresses.
  asker_hash text not null,
  network_hash text not null,
  -- The client was a known device of the learner.
  known_device boolean not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  verified_at timestamptz,
  used_at timestamptz
);

create index recovery_keys_by_asker on recovery_keys (asker_hash, created_at);
create index recovery_keys_by_network on recovery_keys (code_id, network_hash);
