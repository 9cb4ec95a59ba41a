import type { Manifest } from '@motohaat/contract/composition';

import { links } from './links.ts';

export const manifest: Manifest = {
  name: 'mfe-seller',
  audience: 'seller',
  budget: { javascript: 430, css: 40 },
  routes: [
    {
      id: 'addProduct',
      path: '/dashboard/addProduct',
      frame: 'dashboard',
      title: { en: 'Add Product', bn: 'বাইক যোগ করুন' },
      purpose: 'add-bike',
    },
    {
      id: 'myProducts',
      path: '/dashboard/myProducts',
      frame: 'dashboard',
      title: { en: 'My Products', bn: 'আমার বাইক' },
      purpose: 'my-bikes',
    },
    {
      id: 'editProduct',
      path: '/dashboard/myProducts/:id',
      frame: 'dashboard',
      title: { en: 'Edit Product', bn: 'বাইকের তথ্য বদলান' },
      purpose: 'edit-bike',
    },
    {
      id: 'bookings',
      path: '/dashboard/bookings',
      frame: 'dashboard',
      title: { en: 'Bookings', bn: 'বুকিং' },
      purpose: 'sales',
    },
    {
      id: 'booking',
      path: '/dashboard/bookings/:id',
      frame: 'dashboard',
      title: { en: 'Booking', bn: 'বুকিং' },
      purpose: 'sale',
    },
    {
      id: 'booking-paper',
      path: '/dashboard/bookings/:id/papers/:number',
      frame: 'dashboard',
      title: { en: 'Receipt and papers', bn: 'রসিদ ও কাগজ' },
      purpose: 'sale-paper',
    },
  ],
  navigation: [
    {
      place: 'dashboard',
      label: { en: 'Add Product', bn: 'বাইক যোগ করুন' },
      purpose: 'add-bike',
      order: 10,
    },
    {
      place: 'dashboard',
      label: { en: 'My Products', bn: 'আমার বাইক' },
      purpose: 'my-bikes',
      order: 20,
    },
    {
      place: 'dashboard',
      label: { en: 'Bookings', bn: 'বুকিং' },
      purpose: 'sales',
      order: 30,
    },
    {
      place: 'dashboard',
      label: { en: 'Messages', bn: 'বার্তা' },
      purpose: 'messages',
      order: 40,
    },
  ],
  fillings: [
    { id: 'bell', slot: 'navbar.end', order: 10 },
    { id: 'waiting', slot: 'dashboard.home', order: 10 },
    {
      id: 'bike-owner',
      slot: 'bike.actions',
      order: 10,
      when: { 'bike.own': true, place: ['page', 'card'] },
    },
    {
      id: 'advert-owner',
      slot: 'bike.actions',
      order: 20,
      when: { 'bike.own': true, place: 'advert' },
    },
    { id: 'bike-figures', slot: 'bike.notice', order: 20, when: { 'bike.own': true } },
  ],
  uses: links.purposes,
  words: {
    addProduct: ['listing', 'ui'],
    myProducts: ['products', 'ui'],
    editProduct: ['listing', 'ui'],
    bookings: ['sales', 'deal-steps', 'ui'],
    booking: ['deal', 'deal-steps', 'ui'],
    'booking-paper': ['deal', 'ui'],
  },
};
