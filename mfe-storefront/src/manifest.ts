import type { Manifest } from '@motohaat/contract/composition';

import { links } from './links.ts';

export const manifest: Manifest = {
  name: 'mfe-storefront',
  audience: 'public',
  budget: { javascript: 620, css: 96 },
  routes: [
    {
      id: 'home',
      path: '/',
      frame: 'site',
      title: { en: 'Used bikes in Bangladesh', bn: 'বাংলাদেশে পুরোনো বাইক কেনাবেচা' },
      purpose: 'home',
    },
    {
      id: 'category',
      path: '/categories/:id',
      frame: 'site',
      title: { en: 'Bikes', bn: 'বাইক' },
      purpose: 'category',
    },
    {
      id: 'bike',
      path: '/products/:id/:slug',
      frame: 'site',
      title: { en: 'Bike', bn: 'বাইক' },
      purpose: 'bike',
    },
    // It leads to the address with the bike's name.
    {
      id: 'bike-of-id',
      path: '/products/:id',
      frame: 'site',
      title: { en: 'Bike', bn: 'বাইক' },
    },
    {
      id: 'seller',
      path: '/sellers/:id',
      frame: 'site',
      title: { en: 'Seller', bn: 'বিক্রেতা' },
      purpose: 'seller',
    },
    {
      id: 'search',
      path: '/search',
      frame: 'site',
      title: { en: 'Search used bikes', bn: 'পুরোনো বাইক খুঁজুন' },
      purpose: 'search',
    },
    {
      id: 'compare',
      path: '/compare',
      frame: 'site',
      title: { en: 'Compare bikes', bn: 'বাইকের তুলনা' },
      purpose: 'compare',
    },
    {
      id: 'blogs',
      path: '/blogs',
      frame: 'site',
      title: { en: 'Blogs', bn: 'ব্লগ' },
      purpose: 'blogs',
    },
    {
      id: 'login',
      path: '/login',
      frame: 'site',
      title: { en: 'Login', bn: 'লগইন' },
      purpose: 'sign-in',
    },
    {
      id: 'signup',
      path: '/signup',
      frame: 'site',
      title: { en: 'Sign up', bn: 'অ্যাকাউন্ট খুলুন' },
      purpose: 'sign-up',
    },
    {
      id: 'terms',
      path: '/terms',
      frame: 'site',
      title: { en: 'Terms of use', bn: 'ব্যবহারের শর্ত' },
      purpose: 'terms',
    },
    {
      id: 'privacy',
      path: '/privacy',
      frame: 'site',
      title: { en: 'Privacy', bn: 'গোপনীয়তা' },
      purpose: 'privacy',
    },
  ],
  navigation: [
    { place: 'navbar', label: { en: 'Home', bn: 'হোম' }, purpose: 'home', order: 10 },
    { place: 'navbar', label: { en: 'Blogs', bn: 'ব্লগ' }, purpose: 'blogs', order: 20 },
  ],
  words: {
    bike: ['bikes', 'bike', 'keep', 'ui'],
    compare: ['bikes', 'bike', 'keep', 'ui'],
    'bike-of-id': ['bikes', 'bike', 'keep', 'ui'],
    seller: ['bikes', 'bike', 'keep', 'ui'],
    category: ['bikes', 'category', 'ui'],
    search: ['bikes', 'keep', 'search', 'ui'],
    blogs: ['articles'],
    // Of the dialog for a forgotten password.
    login: ['account', 'ui'],
    signup: ['account'],
    terms: ['legal'],
    privacy: ['legal'],
  },
  uses: links.purposes,
};
