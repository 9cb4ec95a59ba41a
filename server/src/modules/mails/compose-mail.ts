import { hideContacts } from '@motohaat/domain/contacts';
import { type Language, inLanguage } from '@motohaat/domain/language';
import { isAlwaysMailed } from '@motohaat/domain/mail';
import { noticeSubjects } from '@motohaat/domain/notice';
import { type Entitlement, entitlementOf } from '@motohaat/domain/role';

import type { Mail } from '../../adapters/mail/port.ts';
import type { Shown } from '../../http/shown.ts';
import { type Place, placeOf } from '../notices/notice-place.ts';
import { sayNotice } from '../notices/say-notice.ts';
import { htmlOf, type MailParts, textOf } from './mail-layout.ts';
import { offPath } from './off-path.ts';
import type { TakenMail } from './outbox.repository.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** What mails need of the site. */
export type MailSite = {
  /** The site's own address as people type it. */
  origin: string;
  supportEmail: string;
  tokens: UnsubscribeTokens;
  shownIn: (language: Language) => Shown;
  /** Where a page is for a role; `null` when nothing that is live has it. */
  pathOf: (place: Place, reader: Entitlement) => Promise<string | null>;
};

/**
 * A mail as its reader gets it: what the notice says, in the account's language, and a link to its place.
 * What people wrote goes into mailboxes that we do not keep, so that contacts in it are hidden.
 */
export async function composeMail(taken: TakenMail, site: MailSite): Promise<Mail> {
  const { kind, data, words, productId } = taken.payload;
  const shown = site.shownIn(taken.language ?? 'en');
  const { language } = shown;
  const { mails: t } = shown.t;
  const bike = taken.bike_name;
  const { title, text } = sayNotice(shown.t, kind, data, {
    bike: bike === null ? '' : hideContacts(shown.name(bike).shownName ?? bike),
    words: words && hideContacts(words),
  });
  const addressOf = (path: string) => new URL(inLanguage(language, path), site.origin).href;
  const place = placeOf(kind, data, {
    bookingId: taken.booking_id,
    bike: productId === null || bike === null ? null : { id: productId, name: bike },
  });
  // Of an own booking only somebody is told who has one.
  const reader = entitlementOf({ role: taken.role, hasBookings: true });
  const path = place && (await site.pathOf(place, reader));
  const token = site.tokens.tokenOf({ userId: taken.user_id, kind });
  const isAlways = isAlwaysMailed(kind);
  const unsubscribeUrl = isAlways ? undefined : new URL(offPath(token), site.origin).href;
  const profile = await site.pathOf({ purpose: 'profile', parameters: null }, reader);
  const parts: MailParts = {
    language,
    home: addressOf('/'),
    title,
    greeting: t.greeting(hideContacts(taken.name)),
    text,
    button: path
      ? { href: addressOf(path), label: t.subjects[noticeSubjects[kind]].open, orOpen: t.orOpen }
      : undefined,
    foot: [t.because, ...(isAlways ? [t.always] : []), t.help(site.supportEmail)],
    links: [
      ...(profile ? [{ href: addressOf(`${profile}#mails`), label: t.choose }] : []),
      ...(unsubscribeUrl === undefined ? [] : [{ href: unsubscribeUrl, label: t.stop }]),
    ],
  };
  return {
    id: `${taken.id}.notice`,
    to: taken.email,
    at: taken.created_at,
    subject: title,
    html: htmlOf(parts),
    text: textOf(parts),
    language,
    unsubscribeUrl,
  };
}
