// @vitest-environment node
import { expect, it } from 'vitest';

import slimSchemas from './slim-schemas-loader.ts';

it('says of schemas alone that nothing else happens when they are made', () => {
  const source = `export const most = 4;
const Key = v.string();
export const Name = v.pipe(
  v.string(),
  v.transform((text) => {
    const own = text.trim();

    return own;
  }),
);
export type Name = v.InferOutput<typeof Name>;

export const Person = v.object({ ...Named.entries, key: Key });
`;
  expect(slimSchemas(source)).toBe(`export const most = 4;
const Key = /* @__PURE__ */ (() => v.string())();
export const Name = /* @__PURE__ */ (() => v.pipe(
  v.string(),
  v.transform((text) => {
    const own = text.trim();

    return own;
  }),
))();
export type Name = v.InferOutput<typeof Name>;

export const Person = /* @__PURE__ */ (() => v.object({ ...Named.entries, key: Key }))();
`);
});
