export const messages = {
  actions: { login: 'Login', logout: 'Logout', retry: 'Retry' },
  frame: { skip: 'Skip to the content' },
  navbar: {
    main: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    openDashboardMenu: 'Open dashboard menu',
    dashboard: 'Dashboard',
    search: 'Search bikes',
    closeSearch: 'Close search',
    what: 'Brand, model or place',
    find: 'Search',
  },
  /** Names the page of one's own data. */
  profile: 'Profile',
  told: 'Notices',
  messages: 'Messages',
  team: 'Team',
  footer: {
    about: {
      title: 'About Us',
      sentence: 'A marketplace for used motorbikes, made for Bangladesh.',
    },
    services: {
      title: 'Our Services',
      sentence: 'Find a bike from its owner, or sell the one you have.',
    },
    help: {
      title: 'Helpful Links',
      sentence: 'What to look at before you buy a bike that has been ridden.',
    },
    contact: 'Contact Us',
    /** A number to call, in the digits of the language. */
    phone: (written: string) => written,
    place: 'Dhaka Bangladesh',
    copyright: (year: string) => `© 2022–${year} MotoHaat`,
    allBikes: 'Brands and districts',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  lowData: {
    name: 'Low-data mode',
    hint: 'Smaller pictures, and nothing loads ahead of you.',
  },
  notices: {
    finishing: (why: string) => `Finishing sign-in… ${why}`,
    offline: 'You are offline. Showing saved data.',
  },
  fallback: {
    slow: {
      title: 'This page is taking long',
      sentence: 'It will appear here as soon as it arrives. The rest of MotoHaat works.',
    },
    broken: {
      title: 'This page could not be loaded',
      sentence: 'The rest of MotoHaat works. Try this page again.',
    },
    crashed: {
      title: 'Something Went Wrong',
      sentence: 'This page ran into a problem. The rest of MotoHaat works.',
    },
    closed: 'This part is closed for now',
    unexpected: 'This page ran into a problem.',
    pages: 'Your pages could not be loaded.',
  },
  lastResort: {
    crashed: {
      title: 'Unhandled Thrown Error!',
      sentence: 'MotoHaat could not start. Loading the page again may help.',
    },
    unverified: {
      title: 'This page could not be verified',
      sentence:
        'What arrived is not what MotoHaat sent, so none of it was run. Load the page again.',
    },
    reload: 'Reload',
  },
  toasts: { close: 'Close message' },
  signedOutHereOnly:
    'You are signed out here, but the server could not be told. Your access ends within 10 minutes.',
};

export type Messages = typeof messages;
