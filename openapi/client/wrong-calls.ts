import { openClient } from './book-a-bike.ts';

const client = openClient('https://motohaat.example');

/** What must not compile: each line would pass if the description said too little. */
export const wrongCalls = {
  // @ts-expect-error -- no call has this path
  path: () => client.GET('/api/bookmarks'),
  // @ts-expect-error -- the path takes no such method
  method: () => client.PUT('/api/bookings'),
  // @ts-expect-error -- the path's parameter is missing
  parameter: () => client.GET('/api/bookings/{id}'),
  // @ts-expect-error -- nobody may sign up as an admin
  body: () => client.POST('/api/users', { body: { role: 'admin' } }),
  // @ts-expect-error -- an answer has no such field
  answer: async () => (await client.GET('/api/me')).data?.password,
  refusal: async () => {
    const { error } = await client.POST('/api/bookings', { body: {} });
    // @ts-expect-error -- booking is never refused with this code
    return error?.code === 'already_advertised';
  },
};
