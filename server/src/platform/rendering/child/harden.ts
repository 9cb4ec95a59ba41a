// Its text is evaluated in the realm where bundles run (see load-realm.ts): it uses nothing from outside.

/** What code is known to assign in objects of its own, where the language has something of that name. */
const assigned = new Set<string | symbol>(Reflect.ownKeys(Object.prototype));
for (const name of ['name', 'message', 'push', 'then', 'get', 'set', 'has', 'size']) {
  assigned.add(name);
}
// Nobody assigns it. To fix it by itself would have the engine give up its short ways for lists.
assigned.add(Symbol.iterator);

/**
 * The engine searches, and goes through lists, by its short ways only while these are as they were made;
 * fixing either made pages a sixth slower. They are looked at after each page instead.
 */
const watched: readonly object[] = [RegExp.prototype, Array.prototype];

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
 * Fixes the global object and everything of the language that pages share. What others inherit stays
 * assignable where code is known to assign it in objects of its own, as when it names an error: a fixed
 * property would forbid that, and one that is read by a function makes pages a quarter slower.
 *
 * @returns tells whether all that stayed changeable is as it was
 */
export function hardenRealm(): () => boolean {
  const left: { owner: object; key: string | symbol; value: unknown }[] = [];
  const seen = new Set<object>();
  const pending: object[] = [globalThis, ...unnamed];
  const own = Reflect.getOwnPropertyDescriptor;
  for (let owner = pending.pop(); owner; owner = pending.pop()) {
    if (seen.has(owner)) continue;
    seen.add(owner);
    const isInherited = Object.hasOwn(owner, 'constructor');
    const fixed: (string | symbol)[] = [];
    const before = left.length;
    for (const key of Reflect.ownKeys(owner)) {
      const property = own(owner, key)!;
      for (const part of ['value', 'get', 'set'] as const) {
        const held: unknown = property[part];
        if (isOwn(held)) pending.push(held);
      }
      const stays = isInherited && property.writable === true && assigned.has(key);
      if (stays) left.push({ owner, key, value: property.value });
      else if (property.writable === true) fixed.push(key);
    }
    const parent: unknown = Object.getPrototypeOf(owner);
    if (isOwn(parent)) pending.push(parent);
    if (watched.includes(owner)) continue;
    // As a whole where that is possible: the engine takes an object whose properties change one by one
    // for one that may do something else than it did, and draws pages slower.
    if (left.length === before) Object.freeze(owner);
    else {
      Object.seal(owner);
      for (const key of fixed) Object.defineProperty(owner, key, { writable: false });
    }
  }
  const same = Object.is;
  const areSame = watched.map(watch);
  return () => {
    // By number: what walks through lists may be what was changed.
    for (let place = 0; place < left.length; place += 1) {
      const { owner, key, value } = left[place]!;
      // Read as it is, since a descriptor for each took longer than all else between two pages: what is
      // sealed cannot have become something that answers by a function.
      if (!same((owner as Record<string | symbol, unknown>)[key], value)) return false;
    }
    for (let place = 0; place < areSame.length; place += 1) {
      if (!areSame[place]!()) return false;
    }
    return true;
  };
}

/** @returns tells whether an object has what it has now, and no more */
function watch(owner: object): () => boolean {
  const { ownKeys, getOwnPropertyDescriptor: own, getPrototypeOf } = Reflect;
  const same = Object.is;
  const parent = getPrototypeOf(owner);
  const before = ownKeys(owner).map((key) => ({ key, was: own(owner, key) }));
  return () => {
    if (getPrototypeOf(owner) !== parent || ownKeys(owner).length !== before.length) return false;
    for (let place = 0; place < before.length; place += 1) {
      const { key, was } = before[place]!;
      const now = own(owner, key);
      const isSame = same(now?.value, was?.value) && same(now?.get, was?.get);
      if (!isSame || now?.writable !== was?.writable) return false;
    }
    return true;
  };
}

/** Not what the process around lends: fixing that would reach into the process. */
function isOwn(value: unknown): value is object {
  if (typeof value === 'function') return Object.isPrototypeOf.call(Function.prototype, value);
  return typeof value === 'object' && value !== null;
}
