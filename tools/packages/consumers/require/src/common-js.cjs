// A loader without `require` of ES modules, like that of Jest, loads every entry as CommonJS.
const assert = require('node:assert/strict');
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { checkRendering } = require('./render.cjs');

checkRendering();
const root = path.dirname(require.resolve('@zarra/ui-kit'));
assert.equal(path.basename(root), 'cjs');
const kit = /** @type {Record<string, unknown>} */ (require('@zarra/ui-kit'));
const entries = readdirSync(root).filter((entry) => existsSync(path.join(root, entry, 'index.js')));
assert.ok(entries.length > 50);
for (const entry of entries) {
  const names = /** @type {Record<string, unknown>} */ (require(`@zarra/ui-kit/${entry}`));
  for (const [name, value] of Object.entries(names))
    if (name in kit) assert.equal(value, kit[name], `${entry} and the root have two instances of ${name}`);
}
assert.ok(require('@zarra/ui-kit/before-hydration').handleBeforeHydration);
