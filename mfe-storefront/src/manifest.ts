import type { Manifest } from '@motohaat/contract/composition';

import { links } from './links.ts';

export const manifest: Manifest = {
  name: 'mfe-storefront',
  audience: 'public',
  budget: { javascript: 280, css: 52 },
  routes: [
    { id: 'home', path: '/', frame: 'site', title: 'Used bikes in Bangladesh', purpose: 'home' },
    { id: 'category', path: '/categories/:id', frame: 'site', title: 'Bikes', purpose: 'category' },
    { id: 'blogs', path: '/blogs', frame: 'site', title: 'Blogs', purpose: 'blogs' },
    { id: 'login', path: '/login', frame: 'site', title: 'Login', purpose: 'sign-in' },
    { id: 'signup', path: '/signup', frame: 'site', title: 'Sign up', purpose: 'sign-up' },
    { id: 'terms', path: '/terms', frame: 'site', title: 'Terms of use', purpose: 'terms' },
    { id: 'privacy', path: '/privacy', frame: 'site', title: 'Privacy', purpose: 'privacy' },
  ],
  navigation: [
    { place: 'navbar', label: 'Home', purpose: 'home', order: 10 },
    { place: 'navbar', label: 'Blogs', purpose: 'blogs', order: 20 },
  ],
  uses: links.purposes,
};
