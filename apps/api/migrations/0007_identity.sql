-- The highest counter of a refresh token whose tokens reached the client: the client sent its access token, or the refresh
-- token itself. Until then the previous refresh token is accepted, because the response may have been lost. 0 for sessions
-- from before this migration: they accept the previous token once more.
alter table sessions add column confirmed_counter integer not null default 0;

-- When the message went to the outbox, in a separate mail or in a digest; null: it waits for the next digest.
alter table contact_messages add column mailed_at timestamptz;
-- Each message was mailed when it was stored.
update contact_messages set mailed_at = created_at;
-- For the next digest.
create index contact_messages_not_mailed on contact_messages (created_at) where mailed_at is null;
-- For the number of messages in the last hour.
create index contact_messages_by_time on contact_messages (created_at);

-- The forms in which a username looks the same as others (UTS 39). The first owner of a form keeps it: users from before this
-- migration may look alike.
create table username_skeletons (
  skeleton text primary key,
  user_id integer not null references users (id) on delete cascade
);

create index username_skeletons_by_user on username_skeletons (user_id);

-- Version of the look-alike data by which a user's skeletons were stored; the start of a server stores outdated ones.
alter table users add column skeleton_version integer not null default 0;

create index users_by_skeleton_version on users (skeleton_version);
