import { describe, expect, test } from 'vitest';

import { afterListingEvent, type ListingEvent, listingExpiry, listingStatuses } from './listing.ts';

const events: Record<ListingEvent, Partial<Record<(typeof listingStatuses)[number], string>>> = {
  edited: { active: 'active', draft: 'draft' },
  flagged: { active: 'pending_review' },
  published: { draft: 'active' },
  submitted: { draft: 'pending_review' },
  approved: { pending_review: 'active' },
  refused: { pending_review: 'draft', active: 'draft', draft: 'draft' },
  renewed: { active: 'active' },
  expired: { active: 'draft' },
  'sold-elsewhere': { active: 'sold' },
  deleted: {
    draft: 'archived',
    pending_review: 'archived',
    active: 'archived',
    sold: 'archived',
    hidden: 'archived',
  },
};

describe.each(Object.entries(events))('%s', (event, steps) => {
  test.each(listingStatuses)('from %s', (status) => {
    expect(afterListingEvent(status, event as ListingEvent)).toBe(steps[status]);
  });
});

test('nothing but a booking moves a reserved bike, and nothing at all an archived one', () => {
  for (const event of Object.keys(events) as ListingEvent[]) {
    expect(afterListingEvent('reserved', event)).toBeUndefined();
    expect(afterListingEvent('archived', event)).toBeUndefined();
  }
});

test('a listing runs for 60 days', () => {
  const now = new Date('2026-01-01T10:00:00Z');
  expect(listingExpiry(now).toISOString()).toBe('2026-03-02T10:00:00.000Z');
});
