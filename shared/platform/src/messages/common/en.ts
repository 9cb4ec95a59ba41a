export const messages = {
  notFound: {
    picture: 'A motorbike that stopped at a road sign',
    title: 'Page not found',
    lead: 'This road leads nowhere. The address may have a typing error.',
    home: 'Home',
  },
  wentWrong: {
    title: 'Something Went Wrong',
    advice: 'Please Logout and log back in.',
    logout: 'Logout',
    retry: 'Try again',
  },
  loading: 'Loading…',
  failed: {
    generally: 'Could not load. Try again',
    offline: (failed: string) => `You are offline. ${failed}`,
    retry: 'Retry',
  },
  password: { show: 'Show password', hide: 'Hide password' },
};

export type Messages = typeof messages;
