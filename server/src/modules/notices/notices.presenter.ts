import type { Notice } from '@motohaat/contract/notices';

import { hideInLine } from '../../http/hide-in-line.ts';
import type { Shown } from '../../http/shown.ts';
import { type Place, placeOf } from './notice-place.ts';
import type { NoticeRow } from './notices.repository.ts';
import { sayNotice } from './say-notice.ts';

/** A notice for whoever it was made for, in the language of the answer. */
export async function presentNotice(
  row: NoticeRow,
  shown: Shown,
  pathOf: (place: Place) => Promise<string | null>,
): Promise<Notice> {
  const { id, kind, data, words } = row;
  const name = hideInLine(row.bike_name ?? '');
  const about = { bike: shown.name(name).shownName ?? name, words };
  const place = placeOfRow(row);
  return {
    _id: id,
    kind,
    ...sayNotice(shown.t, kind, data, about),
    path: place && (await pathOf(place)),
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}

/** Where a notice leads to. */
function placeOfRow(row: NoticeRow): Place | null {
  const { kind, data, product_id: id, bike_name: name, booking_id: bookingId } = row;
  return placeOf(kind, data, {
    bookingId,
    bike: id === null || name === null ? null : { id, name },
  });
}
