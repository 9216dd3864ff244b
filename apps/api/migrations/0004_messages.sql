-- What visitors wrote in the contact form.
create table contact_messages (
  id integer generated always as identity primary key,
  -- One line.
  name text not null check (name !~ '[\r\n]'),
  phone text not null check (phone ~ '^\+998[0-9]{9}$'),
  message text not null,
  created_at timestamptz not null
);

-- The same message again within minutes is a double tap or a repeat after a lost answer.
create index contact_messages_recent on contact_messages (phone, created_at);
