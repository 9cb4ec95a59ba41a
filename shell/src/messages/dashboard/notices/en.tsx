export const messages = {
  notices: {
    title: 'Notices',
    lead: 'What happened to your bookings, bikes, wishes and account. A notice is kept for 90 days.',
    loading: 'Loading your notices',
    failed: 'Your notices could not be loaded.',
    empty: 'There is nothing to tell you yet.',
    unread: 'New',
    read: 'Mark as read',
    readAll: 'Mark all as read',
    allRead: 'All notices are marked as read.',
  },
};

export type Messages = typeof messages;
