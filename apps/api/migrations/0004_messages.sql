-- Messages from the contact form.
create table contact_messages (
  id integer generated always as identity primary key,
  -- One line.
  name text not null check (name !~ '[\r\n]'),
  phone text not null check (phone ~ '^\+998[0-9]{9}$'),
  message text not null,
  created_at timestamptz not null
);

-- For finding duplicates: the same message within minutes is a double tap or a retry after a lost response.
create index contact_messages_recent on contact_messages (phone, created_at);
