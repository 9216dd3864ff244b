// Node loads ES modules by `require`: both ways give the same instances.
const assert = require('node:assert/strict');
const required = require('@zarra/ui-kit');
const { checkRendering } = require('./render.cjs');

checkRendering();
void import('@zarra/ui-kit').then((imported) => {
  assert.equal(required.MessagesProvider, imported.MessagesProvider);
  assert.equal(required.useToast, imported.useToast);
});
