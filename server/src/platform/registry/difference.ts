import type { Release } from '@motohaat/contract/composition';
import type { Difference } from '@motohaat/contract/registry';
import { type Language, textIn } from '@motohaat/domain/language';

import type { RegisteredLookup } from '../releases/registered.repository.ts';
import { sizeOf } from '../releases/size.ts';
import type { SetState } from '../revisions/revisions.repository.ts';
import { canarySentence, liveStateOf } from './live-state.ts';

const nothing: SetState = { releases: {}, canaries: {}, closed: {} };

/**
 * What differs between two states of the set, by application; nothing of what is the same.
 *
 * @param before `undefined`: before anything was live
 * @param registered has every release that the two name
 * @param language of menu entries, and of whom a canary is for
 */
export function differencesOf(
  before: SetState = nothing,
  after: SetState,
  registered: RegisteredLookup,
  language: Language = 'en',
): Difference[] {
  const applications = new Set([...Object.keys(before.releases), ...Object.keys(after.releases)]);
  return [...applications]
    .toSorted()
    .map((application) => differenceOf(application, before, after, { registered, language }))
    .filter((difference) => Object.keys(difference).length > 1);
}

function differenceOf(
  application: string,
  before: SetState,
  after: SetState,
  { registered, language }: { registered: RegisteredLookup; language: Language },
): Difference {
  const [was, is] = [before, after].map((state) => liveStateOf(state, application, registered));
  const [old, young] = [was, is].map((at) => at && registered(application, at.release)?.manifest);
  return {
    application,
    ...fromTo('version', was?.version, is?.version),
    ...(was?.release !== is?.release && {
      ...sizes(old, young),
      ...fromTo('contract', old?.contract, young?.contract),
      ...lists('routes', routesOf(old), routesOf(young)),
      ...lists('navigation', navigationOf(old, language), navigationOf(young, language)),
    }),
    ...fromTo(
      'canary',
      canarySentence(was?.canary, language),
      canarySentence(is?.canary, language),
    ),
    ...fromTo('closed', was?.closed, is?.closed),
  };
}

type Text = string | null | undefined;
type Manifest = Release | null | undefined;

function fromTo(
  name: 'version' | 'contract' | 'canary' | 'closed',
  from: Text = null,
  to: Text = null,
): Partial<Difference> {
  return from === to ? {} : { [name]: { from, to } };
}

function sizes(old: Manifest, young: Manifest): Pick<Difference, 'size'> {
  const [from, to] = [old, young].map((manifest) => (manifest ? sizeOf(manifest) : null));
  if (from?.javascript === to?.javascript && from?.css === to?.css) return {};
  return { size: { from: from ?? null, to: to ?? null } };
}

function lists(name: 'routes' | 'navigation', from: string[], to: string[]): Partial<Difference> {
  const added = to.filter((item) => !from.includes(item));
  const removed = from.filter((item) => !to.includes(item));
  return added.length + removed.length === 0 ? {} : { [name]: { added, removed } };
}

function routesOf(manifest: Manifest): string[] {
  return manifest?.kind === 'remote' ? manifest.routes.map(({ path }) => path) : [];
}

function navigationOf(manifest: Manifest, language: Language): string[] {
  if (manifest?.kind !== 'remote') return [];
  return manifest.navigation.map(
    ({ place, label, path, purpose }) =>
      `${textIn(language, label)} (${place}, ${path ?? purpose})`,
  );
}
