import type { AuditAction } from '@motohaat/domain/audit';
import { english } from '@motohaat/domain/formats-en';
import { longEnglish } from '@motohaat/domain/long-formats-en';

import { wordsOfKey } from './words-of-key.ts';

const f = { ...english, ...longEnglish };
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Dhaka',
});

export const messages = {
  page: { title: 'Audit Log', lead: 'What admins did, and what the product did by itself.' },
  list: {
    label: 'Records',
    loading: 'Loading the audit log',
    failed: 'The audit log could not be loaded.',
    empty: 'Nothing has been done yet.',
    noMatch: 'Nothing matches.',
    showAll: 'Show everything',
    altered: 'A record on this page was altered, or one before it is missing.',
  },
  filters: {
    action: 'What',
    everything: 'Everything',
    oneActor: 'Acts of one person',
    allActors: 'Show everybody’s acts',
    oneSubject: 'Acts on one thing',
    allSubjects: 'Show acts on everything',
  },
  check: {
    run: 'Check the whole log',
    running: 'Checking the log',
    progress: (checked: number, last: number) =>
      `${f.number(checked)} of ${f.number(last)} records`,
    nothing: 'There is nothing in the log yet.',
    whole: (records: number) =>
      f.plural(records, {
        one: 'The one record is as it was written.',
        other: `All ${f.number(records)} records are there, and as they were written.`,
      }),
    faults: {
      missing: (record: number) =>
        `Record No. ${f.number(record)} is missing. Somebody had a hand in the database: keep a copy of it, and look into who.`,
      altered: (record: number) =>
        `Record No. ${f.number(record)} was altered. Somebody had a hand in the database: keep a copy of it, and look into who.`,
    },
  },
  record: {
    altered: 'Altered',
    /** Day and time of day, to the second. */
    moment: (at: Date) => moments.format(at),
    /** Heard after the moment. */
    inDhaka: 'in Dhaka',
    actor: 'Who',
    sameActor: 'Show all acts of the same',
    subject: 'On',
    sameSubject: 'Show all acts on the same',
    reason: 'Reason',
    foot: (record: number, requestId: string | null) =>
      requestId ? `No. ${record} · request ${requestId}` : `No. ${record}`,
    team: (application: string) => `team ${application}`,
    product: 'MotoHaat itself',
  },
  facts: {
    /** @param key such as `paidBooking` */
    name: wordsOfKey,
    /** A word that the log keeps, such as `refund_pending`. */
    code: (word: string) => word,
    /** What kind of thing was acted upon. @param kind such as `user` */
    subject: (kind: string) => kind,
    figure: String as (value: number) => string,
    taka: f.taka,
    yes: 'yes',
    no: 'no',
    nothing: 'nothing',
  },
  actions: {
    'admin.made': 'Made an admin',
    'user.role_changed': 'Became a seller, or a buyer again',
    'user.suspended': 'Suspended an account',
    'user.reinstated': 'Reinstated an account',
    'user.deletion_started': 'Deleted an account',
    'user.deletion_held': 'Held a deletion until money is settled',
    'user.deleted': 'Erased the data of a deleted account',
    'user.leaving': 'Asked for the own account to be deleted',
    'user.staying': 'Kept the own account after all',
    'report.dismissed': 'Closed a report',
    'report.reopened': 'Opened a report again',
    'reports.dismissed': 'Closed all reports on a bike',
    'conversation.read': 'Read a reported conversation',
    'conversation.report_upheld': 'Found the report of a conversation right',
    'conversation.report_dismissed': 'Closed the report of a conversation',
    'listing.approved': 'Approved a listing',
    'listing.refused': 'Refused a listing',
    'listing.hidden': 'Hid a listing',
    'listing.removed': 'Removed a listing',
    'listing.restored': 'Restored a listing',
    'review.removed': 'Removed a review',
    'review.kept': 'Left a reported review where it is',
    'model.mapped': 'Said which model sellers mean',
    'model.added': 'Added a model to the catalogue',
    'model.undone': 'Took a decision about a model back',
    'stolen_number.added': 'Put a number on the list of stolen bikes',
    'stolen_number.removed': 'Took a number off the list of stolen bikes',
    'mail.sent_again': 'Had a mail sent again',
    'booking.completed': 'Completed a paid booking',
    'booking.refund_started': 'Returned the money of a paid booking',
    'booking.given_up': 'Gave up a booking and its booking fee',
    'payment.claim_refused': 'Claimed a payment that does not count',
    'payment.review': 'Found a payment that is not what was booked',
    'payment.refund_failed': 'Found a refund that failed',
    'payment.disputed': 'Found a payment that the bank disputes',
    'release.published': 'Published a release',
    'release.smoke_tested': 'Attached a smoke test to a release',
    'release.promoted': 'Made a release live',
    'release.canary': 'Changed who tries a release first',
    'release.rolled_back': 'Took a release back',
    'remote.killed': 'Took a part of the site off',
    'remote.revived': 'Brought a part of the site back',
    'remote.removed': 'Removed a part of the site with its pages',
    'remote.handed_over': 'Handed pages over to another part of the site',
    'webhook.added': 'Added an address that is told of releases',
    'webhook.removed': 'Removed an address that is told of releases',
    'webhook.sent_again': 'Had an address told of a release once more',
    'override.made': 'Made a link that puts a local build into somebody’s own pages',
    'team_token.created': 'Made a token of a team',
    'team_token.revoked': 'Revoked the tokens of a team',
    'team_member.added': 'Let an account see a team’s part',
    'team_member.removed': 'Took a team’s part away from an account',
  } satisfies Record<AuditAction, string>,
};

export type Messages = typeof messages;
