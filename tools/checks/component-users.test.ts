// Components of ui-kit without a user in the product: docs/testing.md.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { componentsWithoutUser, SETTINGS_EXAMPLE, usedComponents } from '@zarra/tools/component-users';

const withoutUser = componentsWithoutUser();

test('a component without a user in the product is in the settings example', () => {
  const shown = usedComponents(SETTINGS_EXAMPLE);
  assert.deepEqual(
    withoutUser.filter((folder) => !shown.has(folder)),
    [],
  );
});

test('imports decide who uses a component, types alone do not', () => {
  assert.ok(withoutUser.includes('stepper'), 'The settings example alone uses it.');
  // Screens import it, and a component that screens import builds on it.
  for (const folder of ['text-field', 'skeleton']) assert.ok(!withoutUser.includes(folder), folder);
});
