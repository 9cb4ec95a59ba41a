// @vitest-environment node
import { expect, it } from 'vitest';

import { moveHashes, placeholders, tableFile } from './move-hashes.ts';
import { integrityOf } from './release-files.ts';

const [a, b, c] = ['a', 'b', 'c'].map((of) => integrityOf(Buffer.from(of)));
const scripts = `r.sriHashes={a:"${a}",12:"${b}"},`;
const styles = `r.sriExtractCssHashes={"0c":"${c}","12":"${a}"},`;
const lists = `[${placeholders.bare},${placeholders.styled}]`;
const move = (text: string, ...first: string[]) => moveHashes(text, 'chunk_x', new Set(first));

it('leaves in the script the hash of the table and of what comes first, and says what has which files', () => {
  const { script, table } = move(scripts + styles + lists, 'static/js/async/a.js');
  const ofTable = integrityOf(Buffer.from(table));
  expect(tableFile).toBe('static/js/async/hashes.js');
  const kept = `r.sriHashes={"hashes":"${ofTable}","a":"${a}"},r.sriExtractCssHashes={},`;
  expect(script).toBe(`${kept}[["0c"],["0c","12"]]`);
  expect(table).not.toContain(`"a":"${a}"`);
  expect(table).toContain(`Object.assign(r.sriHashes,{"12":"${b}"})`);
});

it('works for a build without late styles', () => {
  const { script } = move(scripts + lists, 'static/js/async/a.js', 'static/js/async/12.js');
  expect(script).toContain(`"a":"${a}"`);
  expect(script).toContain('[[],[]]');
});

it.each([
  ['another shape of loading code', scripts + styles],
  ['two scripts in one', scripts + scripts + lists],
])('refuses %s', (_, text) => {
  expect(() => move(text)).toThrow('not once');
});
