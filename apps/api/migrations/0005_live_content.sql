-- The description as sanitised HTML with MathML, in JSON. A later migration that changes the form sets it to null:
-- the next start typesets the descriptions again.
alter table lessons add column description_tree text;

-- Where the content was last imported from, and the hash of its files; null when that is not known.
alter table content_state add column folder text, add column files_hash text;
