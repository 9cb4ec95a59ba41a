// Its text is evaluated in the realm where bundles run (see load-realm.ts): it uses nothing from outside.

/** What code is known to assign in objects of its own, where the language has something of that name. */
const assigned = new Set<string | symbol>(Reflect.ownKeys(Object.prototype));
for (const name of ['name', 'message', 'push', 'then', 'get', 'set', 'has', 'size']) {
  assigned.add(name);
}

/** Of these no property leads there. */
const unnamed: readonly object[] = [
  async function* () {},
  function* () {},
  async () => {},
  [][Symbol.iterator](),
  ''[Symbol.iterator](),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  ''.matchAll(/x/g),
];

/**
 * Freezes the global object and everything of the language that pages share. What others inherit stays
 * assignable in those others where code is known to do so, as when it names an error of its own: a
 * frozen property would forbid that.
 */
export function hardenRealm(): void {
  const seen = new Set<object>();
  const pending: object[] = [globalThis, ...unnamed];
  for (let owner = pending.pop(); owner; owner = pending.pop()) {
    if (seen.has(owner)) continue;
    seen.add(owner);
    const isInherited = Object.hasOwn(owner, 'constructor');
    for (const key of Reflect.ownKeys(owner)) {
      const property = Object.getOwnPropertyDescriptor(owner, key);
      if (!property) continue;
      for (const part of ['value', 'get', 'set'] as const) {
        const held: unknown = property[part];
        if (isOwn(held)) pending.push(held);
      }
      const isValue = property.configurable && property.value !== undefined;
      if (isInherited && isValue && assigned.has(key)) leaveAssignable(owner, key, property.value);
    }
    const parent: unknown = Object.getPrototypeOf(owner);
    if (isOwn(parent)) pending.push(parent);
    Object.freeze(owner);
  }
}

function leaveAssignable(owner: object, key: string | symbol, value: unknown): void {
  Object.defineProperty(owner, key, {
    get: () => value,
    set(this: object, given: unknown) {
      if (this === owner) throw new TypeError(`${String(key)} belongs to all pages.`);
      const own = { value: given, writable: true, enumerable: true, configurable: true };
      Object.defineProperty(this, key, own);
    },
    enumerable: false,
    configurable: false,
  });
}

/** Not what the process around lends: freezing that would reach into the process. */
function isOwn(value: unknown): value is object {
  if (typeof value === 'function') return Object.isPrototypeOf.call(Function.prototype, value);
  return typeof value === 'object' && value !== null;
}
