-- The description as sanitised HTML with MathML, in JSON. A migration that changes the format sets it to null:
-- the next start typesets the descriptions again.
alter table lessons add column description_tree text;

-- The folder of the last import and the hash of its files; null when unknown.
alter table content_state add column folder text, add column files_hash text;
