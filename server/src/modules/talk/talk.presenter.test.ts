import { createSpellers } from '@motohaat/catalogue/spelling';
import type { Conversation } from '@motohaat/contract/conversations';
import { describe, expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import type { MessageRow } from './messages.repository.ts';
import { presentConversation, presentMessage, presentTalkOffer } from './talk.presenter.ts';
import type { ConversationView } from './talk.repository.ts';

const now = new Date(Date.UTC(2026, 4, 1, 6));
const message: MessageRow = {
  conversation_id: 'talk',
  number: 3,
  sender_id: 'buyer',
  client_id: 'sent once',
  text: 'Call 01712345678',
  sent_at: now,
  removed_at: null,
  offer_id: null,
  offer_event: null,
  offer_amount: null,
};
const offer = { offer_id: 'offer', offer_event: 'made', offer_amount: 90_000 } as const;
const talk: ConversationView = {
  id: 'talk',
  product_id: 'bike',
  buyer_id: 'buyer',
  seller_id: 'seller',
  created_at: now,
  last_at: now,
  last_number: 3,
  version: 5,
  buyer_seen: 2,
  seller_seen: 1,
  buyer_unread: 4,
  seller_unread: 6,
  first_asked_at: null,
  first_answered_at: null,
  bike_name: 'Hero Hunk 01812345678',
  category_id: 1,
  images: [],
  resale_price: 90_000,
  product_status: 'active',
  buyer_name: 'Rina 01912345678',
  buyer_status: 'active',
  seller_name: 'Karim 01612345678',
  seller_status: 'active',
  seller_public_id: 'karims-page',
  blocked_by_buyer: false,
  blocked_by_seller: false,
  booking_id: null,
  last_sender_id: 'buyer',
  last_client_id: 'sent once',
  last_text: 'Call 01712345678',
  last_sent_at: now,
  last_removed_at: null,
  last_offer_id: null,
  last_offer_event: null,
  last_offer_amount: null,
};
const shown = shownIn('en', createSpellers().en);
const present = (reader: 'buyer' | 'seller', changes: Partial<ConversationView> = {}) =>
  presentConversation({ ...talk, ...changes }, reader, shown);

const names = ({ bike, other }: Conversation) => `${bike.name} ${other.name}`;

describe('a message', () => {
  test.each<
    [what: string, row: Partial<MessageRow>, actorId: string, isBooked: boolean, is: object]
  >([
    [
      'its author’s own',
      {},
      'buyer',
      false,
      { own: true, clientId: 'sent once', isDoubtful: false },
    ],
    ['the other side’s', {}, 'seller', false, { own: false, clientId: null, isDoubtful: true }],
    ['of those who have a booking', {}, 'seller', true, { isDoubtful: false }],
    ['without a contact', { text: 'Hello' }, 'seller', false, { text: 'Hello', isDoubtful: false }],
    ['that was removed', { removed_at: now }, 'seller', false, { text: null, isDoubtful: false }],
    ['that is an offer', offer, 'seller', false, { text: null, offer: { amount: 90_000 } }],
  ])('%s is read as such', (_what, row, actorId, isBooked, is) => {
    expect(presentMessage({ ...message, ...row }, { actorId, isBooked })).toMatchObject(is);
  });

  test('says something of an offer only where it is one, and not removed', () => {
    const said = { _id: 'offer', event: 'made', amount: 90_000 };
    expect(presentTalkOffer({ ...message, ...offer })).toEqual(said);
    for (const lack of [
      { offer_id: null },
      { offer_event: null },
      { offer_amount: null },
      { removed_at: now },
    ]) {
      expect(presentTalkOffer({ ...message, ...offer, ...lack })).toBeNull();
    }
    expect(presentTalkOffer(message)).toBeNull();
  });
});

describe('a conversation', () => {
  test('shows each side the other one, and what each has seen', () => {
    expect(present('buyer')).toMatchObject({
      side: 'buyer',
      other: { name: expect.stringMatching(/^Karim /), sellerId: 'karims-page' },
      unread: 4,
      seenByOther: 1,
    });
    expect(present('seller')).toMatchObject({
      side: 'seller',
      other: { name: 'Rina 01912345678', sellerId: null },
      unread: 6,
      seenByOther: 2,
    });
  });

  test('hides numbers in the names of bike and seller from a buyer who has no booking', () => {
    expect(names(present('buyer'))).not.toMatch(/\d{11}/);
    expect(names(present('buyer', { booking_id: 'booking' }))).toBe(
      'Hero Hunk 01812345678 Karim 01612345678',
    );
    expect(present('seller').bike.name).toBe('Hero Hunk 01812345678');
  });

  test.each([
    ['active', 'active'],
    ['reserved', 'reserved'],
    ['sold', 'sold'],
    ['hidden', 'gone'],
    ['archived', 'gone'],
  ] as const)('about a bike that is %s says that it is %s', (status, shownStatus) => {
    expect(present('buyer', { product_status: status }).bike.status).toBe(shownStatus);
  });

  test.each<[what: string, changes: Partial<ConversationView>, buyer: object, seller: object]>([
    [
      'both can write in it',
      {},
      { mayWrite: true, isBlocked: false },
      { mayWrite: true, isBlocked: false },
    ],
    [
      'the buyer blocked',
      { blocked_by_buyer: true },
      { mayWrite: false, isBlocked: true },
      { mayWrite: false, isBlocked: false },
    ],
    [
      'the seller blocked',
      { blocked_by_seller: true },
      { mayWrite: false, isBlocked: false },
      { mayWrite: false, isBlocked: true },
    ],
    [
      'the seller is shut out',
      { seller_status: 'suspended' },
      { mayWrite: false },
      { mayWrite: true },
    ],
    ['the buyer has left', { buyer_status: 'deleted' }, { mayWrite: true }, { mayWrite: false }],
  ])('says who can write: %s', (_what, changes, buyer, seller) => {
    expect(present('buyer', changes)).toMatchObject(buyer);
    expect(present('seller', changes)).toMatchObject(seller);
  });

  test('shows its last message as that is read, and none where there is none', () => {
    const { last } = present('seller');
    expect(last).toMatchObject({ number: 3, text: 'Call 01712345678', isDoubtful: true });
    expect(present('seller', { booking_id: 'booking' }).last).toMatchObject({ isDoubtful: false });
    for (const lack of [
      { last_sender_id: null },
      { last_client_id: null },
      { last_sent_at: null },
    ]) {
      expect(present('buyer', lack).last).toBeNull();
    }
  });
});
