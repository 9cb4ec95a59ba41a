import type { Boot, Composition } from '@motohaat/contract/composition';
import { scriptOrigins } from '@motohaat/contract/script-origins';

type Rules = {
  createHTML?: (text: string) => string;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string;
};
type Factory = { createPolicy: (name: string, rules: Rules) => object };

/** What Google's popup script calls its own policy: only it may, and the content policy says where. */
const vendorPolicy = 'gapi#gapi';

/**
 * Guards the places where a text becomes code (Trusted Types): the server's content policy lets pages
 * put nothing there that did not pass these rules. They stand for all code of the page: the chunk
 * loaders' and the vendors' SDKs, which know of no rules. A library that brings rules of its own gets
 * these too. Browsers without Trusted Types go on as before.
 *
 * @returns a function that takes up the override of a composition that was verified
 */
export function guardSinks(config: Boot['config'], page: Window = window): Follow {
  const { follow, ...rules } = rulesOf(config, page.location.origin);
  const factory = (page as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return follow;
  const create = factory.createPolicy.bind(factory);
  const guarded = create('default', rules);
  factory.createPolicy = (name, own) => (name === vendorPolicy ? create(name, own) : guarded);
  return follow;
}

type Follow = (composition: Pick<Composition, 'override'>) => void;

/**
 * The rules throw a TypeError for what they do not know. A text that would become code they leave to
 * the browser to refuse, which tells of it as of every violation.
 */
export function rulesOf(
  config: Boot['config'],
  site: string,
): Required<Rules> & { follow: Follow } {
  const { identity, payments } = scriptOrigins(config);
  const others = new Set([...identity, ...payments]);
  return {
    follow({ override }) {
      if (override) others.add(override.origin);
    },
    createScriptURL(url) {
      const { origin, pathname, href } = new URL(url, site);
      const isOwn = origin === site && /^\/(?:shell|remotes)\/.+\.js$/.test(pathname);
      if (isOwn || [...others].some((known) => isOf(origin, known))) return href;
      throw new TypeError(`no page loads scripts from ${origin}${pathname}`);
    },
    createScript(text) {
      return isStructuredData(text) ? text : null;
    },
    createHTML(text) {
      if (isHarmless(text)) return text;
      throw new TypeError('no page makes markup of a text');
    },
  };
}

/** @param known an origin, whose name may begin with a star */
function isOf(origin: string, known: string): boolean {
  const [scheme = '', name] = known.split('*', 2);
  return name === undefined ? origin === known : origin.startsWith(scheme) && origin.endsWith(name);
}

/** What pages tell search engines (JSON-LD): an object that names its vocabulary, and no code at all. */
function isStructuredData(text: string): boolean {
  try {
    const data = JSON.parse(text) as { '@context'?: unknown } | null;
    return data?.['@context'] === 'https://schema.org';
  } catch {
    return false;
  }
}

/** Words, and what the carousel draws its bullets with (swiper 14). */
function isHarmless(text: string): boolean {
  return /^(?:<button +class="[\w -]*"><\/button>)*[^<&]*$/.test(text);
}
