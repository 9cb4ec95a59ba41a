import { expect, test } from 'vitest';

import { publishedManifest } from './manifest.ts';

const publication = {
  version: '4.11.0',
  catalog: (name: string) => (name === 'react' ? '19.3.1' : '1.5.0'),
  rootDir: 'src',
};

test('a package leaves the workspace with compiled files and real versions', () => {
  const manifest = {
    name: '@motohaat/ui',
    private: true,
    sideEffects: ['*.css', './src/formats-*.ts'],
    bin: { motohaat: './src/bin.ts' },
    exports: {
      './*.css': './src/*.css',
      './messages': './src/messages/index.ts',
      './*': './src/*.tsx',
    },
    dependencies: { '@motohaat/domain': 'workspace:*', react: 'catalog:', valibot: 'catalog:' },
  };
  expect(publishedManifest(manifest, publication)).toEqual({
    name: '@motohaat/ui',
    version: '4.11.0',
    license: 'MIT',
    sideEffects: ['*.css', './dist/formats-*.js'],
    bin: { motohaat: './dist/bin.js' },
    exports: {
      './*.css': './dist/*.css',
      './messages': { types: './dist/messages/index.d.ts', default: './dist/messages/index.js' },
      './*': { types: './dist/*.d.ts', default: './dist/*.js' },
    },
    dependencies: { '@motohaat/domain': '4.11.0', valibot: '1.5.0' },
    peerDependencies: { react: '^19.0.0' },
    devDependencies: {},
  });
});

test('where the sources are not alone in their folder, it is kept; settings stay where they are', () => {
  const exports = {
    '.': './src/index.ts',
    './facades/*': './facades/*.ts',
    './tsconfig.remote.json': './tsconfig.remote.json',
  };
  expect(
    publishedManifest({ name: '@motohaat/build', exports }, { ...publication, rootDir: '.' }),
  ).toMatchObject({
    exports: {
      '.': { types: './dist/src/index.d.ts', default: './dist/src/index.js' },
      './facades/*': { types: './dist/facades/*.d.ts', default: './dist/facades/*.js' },
      './tsconfig.remote.json': './tsconfig.remote.json',
    },
  });
});
