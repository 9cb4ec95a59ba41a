import type { Kind } from './arrows.ts';
import { placeOf } from './places.ts';

/** As much of a node of the syntax tree as is looked at. */
type Node = {
  type: string;
  name?: unknown;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
  callee?: Node;
  property?: Node;
  arguments?: Node[];
  properties?: { key?: Node }[];
};

/** Where the server takes requests that are no calls of the API: documents, files, health, the sitemap. */
const otherRequests = [
  'server/src/plugins/route.ts',
  'server/src/plugins/health.ts',
  'server/src/plugins/methods.ts',
  'server/src/platform/document/',
  'server/src/platform/files/',
  'server/src/platform/sitemap/sitemap.routes.ts',
];

const toTable = 'Name the call in the table of @motohaat/contract/calls';

const browser = new Set<Kind | undefined>(['platform', 'remote', 'shell', 'ui']);

/**
 * What finds a request that is made or taken beside the table of calls.
 *
 * @param path of a file, from the root of the repository
 * @returns told of each call and text in it, says what to do instead; nothing for a file whose
 * requests are its own affair
 */
export function besideTable(path: string): ((node: object) => string | undefined) | undefined {
  const { kind, role } = placeOf(path);
  if (role !== 'source') return undefined;
  if (kind === 'server' && !otherRequests.some((place) => path.startsWith(place))) {
    return (node) =>
      takes(node as Node)
        ? `${toTable}, and register its handler with route(app, calls.NOUN.VERB, …).`
        : undefined;
  }
  if (!browser.has(kind)) return undefined;
  return (node) =>
    makes(node as Node) || isAddress(node as Node)
      ? `${toTable}, and make it with api.call(calls.NOUN.VERB, …).`
      : undefined;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all']);

/** `app.get('/bikes', …)` and `app.route({ url: … })`. */
function takes({ callee, arguments: [first] = [] }: Node): boolean {
  const name = String(callee?.property?.name);
  if (methods.has(name)) return textOf(first)?.startsWith('/') ?? false;
  return name === 'route' && has(first, 'url');
}

/** `api.get('/bikes')` and `api.call({ path: '/bikes' })`. */
function makes({ callee, arguments: [first] = [] }: Node): boolean {
  const name = String(callee?.property?.name);
  if (methods.has(name)) return textOf(first)?.startsWith('/') ?? false;
  return ['call', 'list', 'upload'].includes(name) && has(first, 'path');
}

/** `/api/bikes`, and what begins so. */
const isAddress = (node: Node) => textOf(node)?.startsWith('/api/') ?? false;

const has = (node: Node | undefined, name: string) =>
  node?.properties?.some(({ key }) => key?.name === name || key?.value === name) ?? false;

function textOf(node: Node | undefined): string | undefined {
  if (typeof node?.value === 'string') return node.value;
  return node?.quasis?.[0]?.value.cooked ?? undefined;
}
