-- The classes that a simulation is suitable for, in their order.
create table simulation_classes (
  simulation_id integer not null references simulations (id) on delete cascade,
  class_id integer not null references classes (id),
  position integer not null,
  primary key (simulation_id, class_id)
);

-- The next start typesets the texts again: their headings get ids.
update lessons set description_tree = null;
