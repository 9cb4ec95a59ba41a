export const messages = {
  sentence: 'You can read this page, but its buttons do not work yet.',
};

export type Messages = typeof messages;
