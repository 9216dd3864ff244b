-- Number of the change of the learner that wrote the row last: a device that has all up to its mark gets the later ones.
alter table lesson_places add column change integer not null default 0;
alter table investigations add column change integer not null default 0;

-- The device whose cookie came with the sign-in or with a token refresh; null while none did.
alter table sessions add column device_id text;

-- The learner who was signed in while sending the message; it is deleted with the account.
alter table contact_messages add column user_id integer references users (id) on delete cascade;
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
