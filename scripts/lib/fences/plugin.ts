import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RuleTester } from 'oxlint/plugins-dev';

import { besideTable } from './calls.ts';
import { forbiddenIn, touched } from './globals.ts';
import { importVisitor } from './imports.ts';
import { addressesIn, hardLink } from './links.ts';
import { hidden, verdict } from './verdict.ts';
import { hardWords } from './words.ts';

type Rule = Parameters<RuleTester['run']>[1];
type Ranged = { range: [start: number, end: number] };
type Plugin = { meta: { name: string }; rules: Record<string, Rule> };

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pathOf = (filename: string) => relative(root, filename).replaceAll('\\', '/');

/** Each import leads along an arrow of the table. */
const arrows: Rule = {
  create(context) {
    const path = pathOf(context.filename);
    return importVisitor(({ range, specifier, names }) => {
      const message = specifier === undefined ? hidden(path) : verdict(path, specifier, names);
      if (message) context.report({ node: { range }, message });
    });
  },
};

/** No clock in domain, no connection and no storage of its own in a remote. */
const globals: Rule = {
  create(context) {
    const path = pathOf(context.filename);
    // To find out what declares a name is dear.
    if (forbiddenIn(path).length === 0) return {};
    return {
      'Program:exit'() {
        const scope = context.sourceCode.scopeManager.globalScope;
        // What the language brings counts as declared, though nothing in the file declares it.
        const brought = scope?.variables.filter(({ defs }) => defs.length === 0) ?? [];
        const references = [
          ...(scope?.through ?? []),
          ...brought.flatMap((variable) => variable.references),
        ];
        for (const { identifier } of references) {
          const message = touched(path, identifier);
          if (message) context.report({ node: identifier, message });
        }
      },
    };
  },
};

/** Each request of the API is a row of the table of calls. */
const calls: Rule = {
  create(context) {
    const instead = besideTable(pathOf(context.filename));
    if (!instead) return {};
    const look = (node: Ranged) => {
      const message = instead(node);
      if (message) context.report({ node, message });
    };
    return { CallExpression: look, Literal: look, TemplateLiteral: look };
  },
};

const addresses = addressesIn(root);

/** Each link to a page names its purpose. */
const links: Rule = {
  create(context) {
    const path = pathOf(context.filename);
    const look = (node: Ranged) => {
      const message = hardLink(path, node, addresses);
      if (message) context.report({ node, message });
    };
    return { Literal: look, TemplateLiteral: look };
  },
};

/** Words for people stand in catalogues. */
const words: Rule = {
  create(context) {
    const path = pathOf(context.filename);
    const look = (node: Ranged) => {
      const message = hardWords(path, node);
      if (message) context.report({ node, message });
    };
    return { JSXText: look, Literal: look, TemplateLiteral: look };
  },
};

/** The linter's half of the fences: what one file shows by itself. */
const plugin: Plugin = {
  meta: { name: 'fences' },
  rules: { arrows, globals, calls, links, words },
};
export default plugin;
