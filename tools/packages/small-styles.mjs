// @ts-check
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { isStyled } from './stable-styles.mjs';

/** @param {string} text what a template literal says @returns {string} how it is written */
const written = (text) => text.replace(/\\|`|\$\{/g, '\\$&');

/**
 * Minifies the style sheets of a module's styled components: no bundler touches the text of a template. One that has
 * values put into it stays as it is.
 * @param {string} code
 */
export function minifyStyles(code) {
  const file = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest);
  /** @type {ts.NoSubstitutionTemplateLiteral[]} */
  const sheets = [];
  /** @param {ts.Node} node */
  function look(node) {
    if (
      ts.isTaggedTemplateExpression(node) &&
      isStyled(node.tag) &&
      ts.isNoSubstitutionTemplateLiteral(node.template)
    )
      sheets.push(node.template);
    ts.forEachChild(node, look);
  }
  look(file);
  return sheets.reduceRight((text, sheet) => {
    // Declarations and nested rules are CSS only within a rule.
    const { code: rule } = transformSync(`a{${sheet.text}}`, { loader: 'css', minify: true });
    const css = written(rule.trim().slice('a{'.length, -'}'.length));
    return `${text.slice(0, sheet.getStart(file))}\`${css}\`${text.slice(sheet.end)}`;
  }, code);
}
