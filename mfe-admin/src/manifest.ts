import type { Manifest, NavigationEntry, Route } from '@motohaat/contract/composition';

import { links } from './links.ts';

const pages = [
  { id: 'users', path: '/dashboard/users', title: { en: 'All Users', bn: 'সব ব্যবহারকারী' } },
  { id: 'sellers', path: '/dashboard/sellers', title: { en: 'All Seller', bn: 'সব বিক্রেতা' } },
  { id: 'buyers', path: '/dashboard/buyers', title: { en: 'All Buyers', bn: 'সব ক্রেতা' } },
  {
    id: 'paid-bookings',
    path: '/dashboard/paidBookings',
    title: { en: 'Paid Bookings', bn: 'পেমেন্ট হওয়া বুকিং' },
  },
  { id: 'disputes', path: '/dashboard/disputes', title: { en: 'Disputes', bn: 'বিরোধ' } },
  {
    id: 'reported-items',
    path: '/dashboard/reportedItems',
    title: { en: 'Reported Items', bn: 'অভিযোগ' },
  },
  {
    id: 'conversations',
    path: '/dashboard/reportedConversations',
    title: { en: 'Reported Conversations', bn: 'অভিযোগ ওঠা কথোপকথন' },
  },
  { id: 'review', path: '/dashboard/review', title: { en: 'Review', bn: 'যাচাই' } },
  {
    id: 'stolen-numbers',
    path: '/dashboard/stolenNumbers',
    title: { en: 'Stolen Numbers', bn: 'চুরি যাওয়া নম্বর' },
  },
  { id: 'models', path: '/dashboard/models', title: { en: 'Models', bn: 'মডেল' } },
  { id: 'mails', path: '/dashboard/mails', title: { en: 'Mails', bn: 'ইমেইল' } },
  { id: 'audit', path: '/dashboard/audit', title: { en: 'Audit Log', bn: 'অডিট লগ' } },
  { id: 'releases', path: '/dashboard/releases', title: { en: 'Releases', bn: 'রিলিজ' } },
];

export const manifest: Manifest = {
  name: 'mfe-admin',
  audience: 'admin',
  budget: { javascript: 520, css: 60 },
  routes: [
    ...pages.map((page): Route => ({ ...page, purpose: page.id, frame: 'dashboard' })),
    {
      id: 'dispute',
      path: '/dashboard/disputes/:id',
      title: { en: 'Dispute', bn: 'বিরোধ' },
      purpose: 'dispute',
      frame: 'dashboard',
    },
  ],
  navigation: pages.map(({ id, title }, index): NavigationEntry => ({
    place: 'dashboard',
    label: title,
    purpose: id,
    order: 10 * (index + 1),
  })),
  fillings: [
    { id: 'bell', slot: 'navbar.end', order: 10 },
    { id: 'waiting', slot: 'dashboard.home', order: 10 },
    { id: 'bike-reports', slot: 'bike.notice', order: 10 },
  ],
  uses: links.purposes,
  words: {
    ...Object.fromEntries(['users', 'sellers', 'buyers'].map((id) => [id, ['users', 'ui']])),
    'paid-bookings': ['bookings', 'ui'],
    'reported-items': ['reports', 'ui'],
    audit: ['audit', 'ui'],
    releases: ['console', 'release', 'ui'],
    conversations: ['conversations', 'talk', 'ui'],
    review: ['review', 'ui'],
    'stolen-numbers': ['stolen', 'ui'],
    models: ['models', 'ui'],
    mails: ['mails', 'ui'],
    disputes: ['bookings', 'disputes', 'ui'],
    dispute: ['bookings', 'deal-steps', 'deal-course', 'disputes', 'ui'],
  },
};
