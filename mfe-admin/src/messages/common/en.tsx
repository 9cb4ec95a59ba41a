// The pages write numbers and dates in English.
import '@motohaat/domain/formats-en';
import '@motohaat/domain/long-formats-en';

export const messages = {
  /** Stands for a name that somebody has not given. */
  noName: 'No Name',
  /** The name of the column of menus, for screen readers. */
  actions: 'Actions',
  all: 'All',
  retry: 'Retry',
  noConnection: 'No connection. Try again.',
  /** Said of a reason. */
  keptInLog: 'It is kept in the audit log.',
};

export type Messages = typeof messages;
