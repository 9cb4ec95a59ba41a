import type { Pages, Purpose } from '@motohaat/contract/pages';

/** What an address needs besides its purpose: nothing, or an object. */
type Needs<Used extends Purpose> = Pages[Used] extends null
  ? []
  : [needs: NonNullable<Pages[Used]>];

/** The links of an application to pages, its own and others'. */
export type Links<Used extends Purpose> = {
  /** What the application's release says that it uses. */
  purposes: Used[];
  /**
   * The address of a page, now: people sign in, and pages come and go with that. A purpose that is not
   * among `purposes` does not compile.
   */
  href: <To extends Used>(purpose: To, ...needs: Needs<To>) => string;
};
