-- Words of equal meaning for the search, in the order of their file.
create table synonyms (
  position integer primary key,
  -- JSON of a list of texts.
  words text not null
);
