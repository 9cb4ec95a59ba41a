import { expect, test } from 'vitest';

import { addImporter } from './lockfile.ts';

const lock = `lockfileVersion: '9.0'

catalogs:
  openapi-typescript:
    typescript:
      specifier: 5.9.3
      version: 5.9.3

importers:

  mfe-buyer:
    dependencies:
      '@motohaat/ui':
        specifier: workspace:*
        version: link:../shared/ui
      '@stripe/stripe-js':
        specifier: 'catalog:'
        version: 10.2.1
      react:
        specifier: 'catalog:'
        version: 19.3.1
    devDependencies:
      vitest:
        specifier: 'catalog:'
        version: 5.1.1

  server:
    dependencies:
      pg:
        specifier: 'catalog:'
        version: 8.23.1

packages:
`;
const parts = {
  dependencies: { '@motohaat/ui': 'workspace:*', react: 'catalog:' },
  devDependencies: { vitest: 'catalog:' },
};
const block = (name: string) => `  ${name}:
    dependencies:
      '@motohaat/ui':
        specifier: workspace:*
        version: link:../shared/ui
      react:
        specifier: 'catalog:'
        version: 19.3.1
    devDependencies:
      vitest:
        specifier: 'catalog:'
        version: 5.1.1

`;

test.each([
  ['mfe-alerts', '  mfe-buyer:\n'],
  ['mfe-news', '  server:\n'],
  ['zoo', 'packages:\n'],
])(
  '%s gets what it needs, resolved as the model has it, in the order of the names',
  (name, next) => {
    const added = addImporter(lock, { name, model: 'mfe-buyer', parts });
    expect(added).toContain(`\n${block(name)}${next}`);
    expect(added.replace(block(name), '')).toBe(lock);
  },
);

test('a model that is not in the lock file is refused', () => {
  const name = 'mfe-news';
  expect(() => addImporter(lock, { name, model: 'mfe-gone', parts })).toThrow(
    'no package mfe-gone',
  );
});
