import type { Manifest } from '@motohaat/contract/composition';
import { privacyPath, termsPath } from '@motohaat/domain/legal-paths';

export const manifest: Manifest = {
  name: 'mfe-storefront',
  audience: 'public',
  budget: { javascript: 280, css: 52 },
  routes: [
    { id: 'home', path: '/', frame: 'site', title: 'Used bikes in Bangladesh' },
    { id: 'category', path: '/categories/:id', frame: 'site', title: 'Bikes' },
    { id: 'blogs', path: '/blogs', frame: 'site', title: 'Blogs' },
    { id: 'login', path: '/login', frame: 'site', title: 'Login', purpose: 'sign-in' },
    { id: 'signup', path: '/signup', frame: 'site', title: 'Sign up', purpose: 'sign-up' },
    { id: 'terms', path: termsPath, frame: 'site', title: 'Terms of use' },
    { id: 'privacy', path: privacyPath, frame: 'site', title: 'Privacy' },
  ],
  navigation: [
    { place: 'navbar', label: 'Home', path: '/', order: 10 },
    { place: 'navbar', label: 'Blogs', path: '/blogs', order: 20 },
  ],
};
