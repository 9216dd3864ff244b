-- Short description of the device, from the user agent of the sign-in; empty when unknown.
alter table sessions add column device text not null default '';

-- Changes of e-mail addresses that wait for their code, at most one of a session. They end with the session. Codes and keys are
-- rows of recovery_codes and recovery_keys, with a hash of the new address as email_key: deleting the learner leaves no address.
create table email_changes (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- As the learner entered it.
  email text not null,
  key_hash text not null references recovery_keys (key_hash) on delete cascade,
  created_at timestamptz not null
);

create index email_changes_by_user on email_changes (user_id);
create index email_changes_by_key on email_changes (key_hash);
