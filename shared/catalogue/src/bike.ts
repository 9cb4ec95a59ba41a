import type { Kind } from '@motohaat/domain/bike-facts';
import type { InBoth } from '@motohaat/domain/language';

/** A name in both scripts. */
export type Name = InBoth & {
  /** The same name as people spell it otherwise, in either script. */
  also: readonly string[];
  /** Shorter forms that stand for it: `Apache` for Apache RTR. */
  short: readonly InBoth[];
};

/** A bike as it was sold; what is not known is `null`. */
export type Model = {
  /** As it stands in addresses; unique among all models. */
  slug: string;
  /** Without the brand's: what it has in common with its family, and what tells it from them. */
  name: InBoth;
  /** The whole name as people spell it otherwise, where that is not its family's spelling. */
  also: readonly string[];
  kind: Kind;
  /** Engine size in cm³; none where there is no engine. */
  cc: number | null;
  /** The first year and the last in which it was made; a model that still is has no last. */
  from: number | null;
  to: number | null;
};

/** Models that share a name, such as the Pulsars. */
export type Family = { name: Name; models: readonly Model[] };

/** A make. */
export type Brand = {
  /** As it stands in addresses; unique among brands. */
  slug: string;
  name: Name;
  families: readonly Family[];
};
