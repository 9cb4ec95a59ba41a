import { type Language, textIn } from '@motohaat/domain/language';
import { type Audience, belongsTo, type Entitlement } from '@motohaat/domain/role';

import type { ComposedRemote, ComposedRoute, Manifest } from './composition.ts';

/**
 * What a caller may have of a remote: all of it for its audience, for others the parts that are theirs
 * besides.
 *
 * @param caller by the verified role; `null` for a visitor
 * @returns nothing where that is nothing
 */
export function partFor<Own extends Manifest>(
  manifest: Own,
  caller: Entitlement | null,
): Own | undefined {
  if (belongsTo(manifest.audience, caller)) return withFillingsFor(manifest, caller);
  const isTheirs = ({ also }: { also?: Entitlement | undefined }) =>
    also !== undefined && also === caller;
  const routes = manifest.routes.filter(isTheirs);
  if (routes.length === 0) return undefined;
  const navigation = manifest.navigation.filter(isTheirs);
  const fillings = manifest.fillings?.filter(isTheirs);
  return { ...manifest, routes, navigation, ...(fillings && { fillings }) };
}

/** A filling may be for fewer people than its remote. */
function withFillingsFor<Own extends Manifest>(manifest: Own, caller: Entitlement | null): Own {
  const { fillings } = manifest;
  const isTheirs = ({ audience }: { audience?: Audience | undefined }) =>
    audience === undefined || belongsTo(audience, caller);
  if (!fillings || fillings.every(isTheirs)) return manifest;
  return { ...manifest, fillings: fillings.filter(isTheirs) };
}

/** What compositions say of a remote's pages, menu entries and fillings; what pages preload is the server's. */
type ComposedParts = Pick<ComposedRemote, 'navigation' | 'fillings'> & {
  routes: Omit<ComposedRoute, 'preload'>[];
};

/**
 * What a composition says of a manifest: for whom its parts are is decided, and stays with the server.
 *
 * @param part what the caller may have of it: see {@link partFor}
 * @param language of its titles and labels
 */
export function composedParts(part: Manifest, language: Language): ComposedParts {
  const { routes, navigation, fillings } = part;
  return {
    routes: routes.map(({ also: _also, ...route }) => ({
      ...route,
      title: textIn(language, route.title),
    })),
    navigation: navigation.map(({ also: _also, ...item }) => ({
      ...item,
      label: textIn(language, item.label),
    })),
    ...(fillings && {
      fillings: fillings.map(({ also: _also, audience: _audience, ...filling }) => filling),
    }),
  };
}
