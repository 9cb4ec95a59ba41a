type OfOne = Readonly<{ id: string }>;

/**
 * The pages that others link to, each by its purpose, and what its address needs, if anything. The
 * manifest that owns a page says where it is. A remote adds a page that others should link to:
 *
 *     declare module '@motohaat/contract/pages' { interface Pages { reviews: { id: string } } }
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
export interface Pages {
  home: null;
  category: OfOne;
  bike: Readonly<{ id: string; slug: string }>;
  search: null;
  'all-bikes': null;
  /** A brand, model or district, by the slug that addresses have. */
  'bikes-of': Readonly<{ name: string }>;
  /** A brand, model or kind in a district. */
  'bikes-in': Readonly<{ name: string; district: string }>;
  compare: null;
  seller: OfOne;
  blogs: null;
  'sign-in': null;
  'sign-up': null;
  terms: null;
  privacy: null;
  about: null;
  services: null;
  help: null;
  dashboard: null;
  profile: null;
  notices: null;
  messages: null;
  team: null;
  conversation: OfOne;
  orders: null;
  order: OfOne;
  /** A receipt of a booking by its number, or `transfer`. */
  'order-paper': Readonly<{ id: string; number: string }>;
  wishlist: null;
  payment: OfOne;
  'my-reports': null;
  'saved-searches': null;
  'add-bike': null;
  'my-bikes': null;
  'edit-bike': OfOne;
  sales: null;
  sale: OfOne;
  'sale-paper': Readonly<{ id: string; number: string }>;
  users: null;
  sellers: null;
  buyers: null;
  'paid-bookings': null;
  disputes: null;
  dispute: OfOne;
  'reported-items': null;
  conversations: null;
  mails: null;
  review: null;
  audit: null;
  releases: null;
}

export type Purpose = keyof Pages;

/** Pages that the shell draws without any remote; the dashboard's frame stands around what is below. */
export const shellPages = {
  dashboard: { path: '/dashboard', name: 'dashboard' },
  profile: { path: '/dashboard/profile', name: 'profile' },
  notices: { path: '/dashboard/notices', name: 'notices' },
  messages: { path: '/dashboard/messages', name: 'messages' },
  team: { path: '/dashboard/team', name: 'team' },
  conversation: { path: '/dashboard/messages/:id', name: 'conversation' },
} as const satisfies { [Own in Purpose]?: { path: string; name: Own } };
export type ShellPage = keyof typeof shellPages;

/** Where there is no page of a purpose, links lead here. */
export const homePath = '/';

const parameter = /:([A-Za-z]\w*)/g;

/** The names that a route's pattern has in the place of segments, in order: `/bikes/:id` → `id`. */
export function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(parameter)].map(([, name = '']) => name);
}

/**
 * The address that a route's pattern makes of parameters.
 *
 * @returns nothing when it needs more than it is given
 */
export function fillPattern(
  pattern: string,
  parameters: Readonly<Record<string, string>> = {},
): string | undefined {
  let isWhole = true;
  const address = pattern.replace(parameter, (_, name: string) => {
    const value = parameters[name] ?? '';
    isWhole &&= value !== '';
    return encodeURIComponent(value);
  });
  return isWhole ? address : undefined;
}
