// @ts-check
import { createHash } from 'node:crypto';
import ts from 'typescript';

/** @param {string} text a few letters, the same for the same text */
const short = (text) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** @param {ts.Node} tag `styled.button`, `styled(Link)`, `styled.p.attrs(…)` */
export function isStyled(tag) {
  let at = tag;
  while (ts.isPropertyAccessExpression(at) || ts.isCallExpression(at)) at = at.expression;
  return at !== tag && ts.isIdentifier(at) && at.text === 'styled';
}

/**
 * Gives each styled component of a module a name of its own. styled-components else names them by counting, and a server,
 * which runs every module of a package, counts differently from a page, which has only those it uses: the page would
 * then find classes it does not know, and throw the server's HTML away.
 * @param {string} code
 * @param {string} module what makes the names unique: package and path
 */
export function nameStyles(code, module) {
  const file = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest);
  /** @type {number[]} */
  const ends = [];
  /** @param {ts.Node} node */
  function look(node) {
    if (ts.isTaggedTemplateExpression(node) && isStyled(node.tag)) ends.push(node.tag.getEnd());
    ts.forEachChild(node, look);
  }
  look(file);
  return ends
    .sort((a, b) => a - b)
    .map((end, index) => ({ end, name: `z${short(`${module} ${index}`)}` }))
    .reverse()
    .reduce(
      (text, { end, name }) =>
        `${text.slice(0, end)}.withConfig({ componentId: '${name}' })${text.slice(end)}`,
      code,
    );
}
