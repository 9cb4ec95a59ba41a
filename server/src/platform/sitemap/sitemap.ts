import { fillPattern, parametersOf } from '@motohaat/contract/pages';
import { hideContacts } from '@motohaat/domain/contacts';
import { bikeSlug } from '@motohaat/domain/slug';

import type { Queryable } from '../../database/index.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { type AddressRow, latest, readPart } from './addresses.repository.ts';
import { createParts } from './parts.ts';
import type { AddressSource } from './sources.ts';
import { listStaticPages, publicRoutes, type StaticPage } from './static-pages.ts';
import type { Entry } from './xml.ts';

/** ms for which the parts are not looked at again: anybody may ask. */
const fresh = 60_000;
const partPath = (name: string, number: number) => `/sitemaps/${name}-${number}.xml`;
/** The part of the pages of which there is one each. */
const staticPart = partPath('pages', 1);
/** Of these, the ones that show bikes of every category, or how many there are. */
const marketPurposes: readonly (string | undefined)[] = ['home', 'search', 'all-bikes'];

export type Sitemap = {
  /** The parts, each with when one of its pages changed last. */
  parts(revision: LiveRevision): Promise<Entry[]>;
  /** The pages of a part, as they are read; nothing where there is no such part, or nothing in it. */
  pages(revision: LiveRevision, path: string): Promise<AsyncIterable<Entry[]> | undefined>;
};

/** @param options.size rows of a part */
export function createSitemap(
  db: Queryable,
  { sources, size }: { sources: readonly AddressSource[]; size: number },
): Sitemap {
  const kinds = sources.map((source) => ({
    source,
    parts: createParts(db, source, { size, fresh }),
  }));
  const known = new WeakMap<LiveRevision, Promise<StaticPage[]>>();

  async function staticPages(revision: LiveRevision): Promise<Entry[]> {
    // A revision never changes, and neither does since when its pages are what they are.
    const pages = known.get(revision) ?? listStaticPages(db, revision);
    known.set(revision, pages);
    pages.catch(() => known.delete(revision));
    const market = await marketChange();
    return (await pages).map(({ path, purpose, changed }) => ({
      path,
      changed: marketPurposes.includes(purpose) ? latest([changed, market]) : changed,
    }));
  }

  async function marketChange(): Promise<Date | null> {
    const kind = kinds.find(({ source }) => source.purpose === 'category');
    return latest(((await kind?.parts.list()) ?? []).map(({ changed }) => changed));
  }

  return {
    async parts(revision) {
      const pages = await staticPages(revision);
      const listed = [{ path: staticPart, changed: latest(pages.map(({ changed }) => changed)) }];
      for (const { source, parts } of kinds) {
        if (patternOf(revision, source) === undefined) continue;
        for (const [index, { pages: count, changed }] of (await parts.list()).entries()) {
          if (count > 0) listed.push({ path: partPath(source.purpose, index + 1), changed });
        }
      }
      return listed;
    },

    async pages(revision, path) {
      if (path === staticPart) return entries(await staticPages(revision));
      const [, purpose, number] = /^\/sitemaps\/([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(path) ?? [];
      const kind = kinds.find(({ source }) => source.purpose === purpose);
      const pattern = kind && patternOf(revision, kind.source);
      const part = kind && (await kind.parts.list())[Number(number) - 1];
      if (!part || pattern === undefined) return undefined;
      const rows = readPart(db, kind.source, part);
      // Read before the answer begins, while it can still be a refusal.
      const first = await rows.next();
      if (first.done) return undefined;
      const written = (some: AddressRow[]): Entry[] =>
        some.flatMap(({ address, changed }) => {
          const filled = fillPattern(pattern, inAddress(kind.source, address));
          return filled === undefined ? [] : [{ path: filled, changed }];
        });
      return entries(written(first.value), rows, written);
    },
  };
}

/** What is at hand, and then what is read. */
async function* entries(
  first: Entry[],
  rest: AsyncIterable<AddressRow[]> | [] = [],
  written: (rows: AddressRow[]) => Entry[] = () => [],
): AsyncGenerator<Entry[]> {
  yield first;
  for await (const rows of rest) yield written(rows);
}

/** The pattern of the route of a source's pages; nothing where no such pages are live. */
function patternOf(
  revision: LiveRevision,
  { purpose, address }: AddressSource,
): string | undefined {
  const route = publicRoutes(revision).find((each) => each.purpose === purpose);
  return route && parametersOf(route.path).join() === Object.keys(address).join()
    ? route.path
    : undefined;
}

/** A name as it stands in addresses, where anybody may read it. */
function inAddress({ named }: AddressSource, address: AddressRow['address']) {
  const name = named && address[named];
  return name ? { ...address, [named]: bikeSlug(hideContacts(name)) } : address;
}
