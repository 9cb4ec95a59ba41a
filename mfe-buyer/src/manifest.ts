import type { Manifest } from '@motohaat/contract/composition';

import { links } from './links.ts';

export const manifest: Manifest = {
  name: 'mfe-buyer',
  audience: 'buyer',
  budget: { javascript: 320, css: 38 },
  routes: [
    {
      id: 'myorders',
      path: '/dashboard/myorders',
      frame: 'dashboard',
      title: { en: 'My Orders', bn: 'আমার অর্ডার' },
      purpose: 'orders',
      also: 'former-buyer',
    },
    {
      id: 'order',
      path: '/dashboard/orders/:id',
      frame: 'dashboard',
      title: { en: 'Your booking', bn: 'আপনার বুকিং' },
      purpose: 'order',
      also: 'former-buyer',
    },
    {
      id: 'order-paper',
      path: '/dashboard/orders/:id/papers/:number',
      frame: 'dashboard',
      title: { en: 'Receipt and papers', bn: 'রসিদ ও কাগজ' },
      purpose: 'order-paper',
      also: 'former-buyer',
    },
    {
      id: 'wishlist',
      path: '/dashboard/wishlist',
      frame: 'dashboard',
      title: { en: 'WishList', bn: 'পছন্দের তালিকা' },
      purpose: 'wishlist',
    },
    {
      id: 'payment',
      path: '/dashboard/payment/:id',
      frame: 'dashboard',
      title: { en: 'Payment', bn: 'পেমেন্ট' },
      purpose: 'payment',
      also: 'former-buyer',
    },
    {
      id: 'my-reports',
      path: '/dashboard/myReports',
      frame: 'dashboard',
      title: { en: 'My Reports', bn: 'আমার অভিযোগ' },
      purpose: 'my-reports',
    },
    {
      id: 'saved-searches',
      path: '/dashboard/savedSearches',
      frame: 'dashboard',
      title: { en: 'Saved searches', bn: 'সংরক্ষিত খোঁজ' },
      purpose: 'saved-searches',
    },
  ],
  navigation: [
    {
      place: 'dashboard',
      label: { en: 'My Orders', bn: 'আমার অর্ডার' },
      purpose: 'orders',
      order: 10,
      also: 'former-buyer',
    },
    {
      place: 'dashboard',
      label: { en: 'Messages', bn: 'বার্তা' },
      purpose: 'messages',
      order: 15,
    },
    {
      place: 'dashboard',
      label: { en: 'WishList', bn: 'পছন্দের তালিকা' },
      purpose: 'wishlist',
      order: 20,
    },
    {
      place: 'dashboard',
      label: { en: 'Saved searches', bn: 'সংরক্ষিত খোঁজ' },
      purpose: 'saved-searches',
      order: 25,
    },
    {
      place: 'dashboard',
      label: { en: 'My Reports', bn: 'আমার অভিযোগ' },
      purpose: 'my-reports',
      order: 30,
    },
  ],
  fillings: [
    { id: 'bell', slot: 'navbar.end', order: 10 },
    { id: 'waiting', slot: 'dashboard.home', order: 10, also: 'former-buyer' },
    { id: 'bike-acts', slot: 'bike.acts', order: 10, also: 'former-buyer' },
    { id: 'bike-offer', slot: 'bike.notice', order: 10, when: { 'bike.own': false } },
    { id: 'search-acts', slot: 'search.acts', order: 10 },
  ],
  uses: links.purposes,
  words: {
    myorders: ['orders', 'deal-steps', 'ui'],
    order: ['deal', 'deal-steps', 'ui'],
    'order-paper': ['deal', 'ui'],
    wishlist: ['wishes', 'ui'],
    payment: ['orders', 'payment', 'ui'],
    'my-reports': ['reports', 'ui'],
    'saved-searches': ['saved-searches', 'ui'],
  },
};
