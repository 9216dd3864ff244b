-- The answers to the question of "Oʻylab koʻring", and formulas that no topic lists.
alter table lessons add column prediction text[];
alter table lessons add column if not exists formulas text[];
