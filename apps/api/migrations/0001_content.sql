-- The curriculum. Every row has a slug that never changes; ids are assigned once and never reused.
create table categories (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  position integer not null
);

create table simulation_types (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  position integer not null
);

create table simulations (
  id integer generated always as identity primary key,
  slug text not null unique,
  title text not null,
  description text not null,
  image text not null,
  link text not null,
  type_id integer references simulation_types (id),
  position integer not null
);

create table simulation_categories (
  simulation_id integer not null references simulations (id) on delete cascade,
  category_id integer not null references categories (id),
  position integer not null,
  primary key (simulation_id, category_id)
);

create table classes (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  position integer not null
);

create table lessons (
  id integer generated always as identity primary key,
  class_id integer not null references classes (id) on delete cascade,
  slug text not null,
  title text not null,
  description text not null,
  video_url text,
  position integer not null,
  unique (class_id, slug)
);

create table questions (
  id integer generated always as identity primary key,
  lesson_id integer not null references lessons (id) on delete cascade,
  key text not null,
  question text not null,
  option1 text not null,
  option2 text not null,
  option3 text not null,
  option4 text not null,
  correct_option integer not null check (correct_option between 1 and 4),
  explanation text not null,
  position integer not null,
  unique (lesson_id, key)
);

create table about (
  id integer generated always as identity primary key,
  description text not null,
  position integer not null unique
);

create table contacts (
  id integer generated always as identity primary key,
  phone text not null,
  email text not null,
  address text not null,
  position integer not null unique
);

create table socials (
  id integer generated always as identity primary key,
  contact_id integer not null references contacts (id) on delete cascade,
  name text not null,
  url text not null,
  icon text not null,
  position integer not null,
  unique (contact_id, position)
);

-- One row with the number of imports. Servers rebuild their lists when it grows.
create table content_state (
  id integer primary key check (id = 1),
  revision integer not null
);
