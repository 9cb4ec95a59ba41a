import { defineShell } from '@motohaat/build';

import { links } from './src/links.ts';
import { formerContracts } from './src/remotes/former/contracts.ts';

export default defineShell({
  dir: import.meta.dirname,
  uses: links.purposes,
  former: formerContracts,
  budget: { javascript: 880, css: 56 },
  first: [
    'words-en',
    'words-bn',
    // Of who is signed in, and of every page of the dashboard.
    'session',
    'session-en',
    'session-bn',
    'hints',
    'dashboard',
    'dashboard-en',
    'dashboard-bn',
    // Of the pages of signing in.
    'forms',
    // Comes by itself where the browser is set to the other language.
    'language-offer',
    // What happened in a visit is told, and it is measured, a while after the page has come.
    'reports',
    'web-vitals',
  ],
});
