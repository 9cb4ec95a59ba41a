import type { Manifest } from '@motohaat/contract/composition';
import { type Audience, belongsTo, type Entitlement } from '@motohaat/domain/role';

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
