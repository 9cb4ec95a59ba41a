import type { UserSort } from '@motohaat/contract/administration';
import type { AccountStatus } from '@motohaat/domain/account';
import { english } from '@motohaat/domain/formats-en';
import type { Role } from '@motohaat/domain/role';

const f = english;

export const messages = {
  pages: {
    users: { title: 'All Users', lead: 'Everybody with an account.' },
    sellers: { title: 'All Seller', lead: 'Everybody who sells bikes.' },
    buyers: { title: 'All Buyers', lead: 'Everybody who looks for a bike.' },
  },
  list: {
    label: 'Accounts',
    loading: 'Loading accounts',
    failed: 'The accounts could not be loaded.',
    empty: 'Nobody is here yet.',
    noMatch: 'Nobody matches.',
    showAll: 'Show everybody',
  },
  filters: {
    search: 'Search by name or email',
    role: 'Role',
    status: 'Status',
    sort: 'Sort',
    /** A filter, and how many accounts it leaves. */
    withCount: (name: string, count: number) => `${name} (${f.number(count)})`,
  },
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    email: 'Email, A to Z',
    '-email': 'Email, Z to A',
  } satisfies Record<UserSort, string>,
  roles: { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' } satisfies Record<Role, string>,
  statuses: { active: 'Active', suspended: 'Suspended' } satisfies Record<
    Exclude<AccountStatus, 'deleted'>,
    string
  >,
  columns: { name: 'Name', email: 'Email', role: 'Role', joined: 'Joined' },
  deletionHeld: 'Deletion waits for paid bookings',
  menu: {
    label: (name: string) => `Actions for ${name}`,
    suspend: 'Suspend',
    reinstate: 'Reinstate',
    delete: 'Delete',
    own: 'This is your own account.',
  },
  suspension: {
    title: (name: string) => `Suspend ${name}?`,
    consequences: (email: string) =>
      `All sessions of ${email} end at once, bikes for sale leave the market, and unpaid bookings are cancelled. You can reinstate the account later.`,
    reasonHelp: 'The person reads it.',
    confirm: 'Suspend',
    done: (name: string) => `${name} is suspended.`,
  },
  reinstatement: {
    title: (name: string) => `Reinstate ${name}?`,
    consequences: (email: string) =>
      `${email} can sign in again, and their bikes are back on the market.`,
    confirm: 'Reinstate',
    done: (name: string) => `${name} can sign in again.`,
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    reasonHelp: 'It stays in the audit log when the person is gone: leave names and addresses out.',
    ban: 'This address may not sign up again',
    confirm: 'Delete',
    /** The specification's sentence (section 7). */
    done: 'Deleted successfully',
    alreadyDone: 'This account was deleted already.',
    consequencesLabel: 'What will happen',
    loadingConsequences: 'Loading what will happen',
    consequences: {
      paidBookings: (count: number) =>
        f.plural(count, {
          one: '1 paid booking is kept. The account is closed now, and deleted once they are settled.',
          other: `${f.number(count)} paid bookings are kept. The account is closed now, and deleted once they are settled.`,
        }),
      unpaidBookings: (count: number) =>
        f.plural(count, {
          one: '1 unpaid booking is cancelled, and the other side is told.',
          other: `${f.number(count)} unpaid bookings are cancelled, and the other side is told.`,
        }),
      listings: (count: number) =>
        f.plural(count, {
          one: '1 listing leaves the market.',
          other: `${f.number(count)} listings leave the market.`,
        }),
      adverts: (count: number) =>
        f.plural(count, { one: '1 advert ends.', other: `${f.number(count)} adverts end.` }),
      wishes: (count: number) =>
        f.plural(count, {
          one: '1 wish is deleted.',
          other: `${f.number(count)} wishes are deleted.`,
        }),
      reports: (count: number) =>
        f.plural(count, {
          one: '1 report stays, without a name.',
          other: `${f.number(count)} reports stay, without a name.`,
        }),
      sessions: 'All sessions end at once.',
      erased: 'Name, email, phone and photo are erased. Payments are kept under a pseudonym.',
    },
  },
};

export type Messages = typeof messages;
