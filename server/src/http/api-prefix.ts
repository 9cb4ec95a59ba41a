/** What every path of the table of calls lies below. */
export const apiPrefix = '/api';
