import createClient, { type Client } from 'openapi-fetch';

import type { paths } from '#api';

import type { Buyer, Story } from '../src/story.ts';

type Headers = { authorization: string };

/** A client of the API, by the types that openapi-typescript made of its description. */
export function openClient(baseUrl: string): Client<paths> {
  return createClient<paths>({ baseUrl });
}

export const bookABike: Story = async (origin, buyer, { category, key }) => {
  const client = openClient(origin);
  const headers = await signUp(client, buyer);
  const bikes = await client.GET('/api/categories/{id}', {
    params: { path: { id: category }, query: { limit: '1' } },
  });
  const [bike] = bikes.data ?? [];
  if (!bike) throw new Error('There is no bike to book.');
  const booked = await client.POST('/api/bookings', {
    headers,
    params: { header: { 'Idempotency-Key': key } },
    body: { productId: bike._id, price: bike.resalePrice },
  });
  return {
    bike: bike._id,
    booked: booked.data?.insertedId,
    refused: booked.error?.code,
    bookings: await readBookings(client, headers),
  };
};

/** Makes an account, or finds the one it has, and signs in. */
async function signUp(client: Client<paths>, { email, idToken }: Buyer): Promise<Headers> {
  const headers = { authorization: `Bearer ${idToken}` };
  const account = await client.POST('/api/users', { headers, body: { email, role: 'buyer' } });
  if (account.error) throw new Error(account.error.message);
  const session = await client.GET('/api/jwt', { headers, params: { query: { email } } });
  if (session.error) throw new Error(session.error.message);
  return { authorization: `Bearer ${session.data.accessToken}` };
}

async function readBookings(client: Client<paths>, headers: Headers) {
  const { data = [] } = await client.GET('/api/bookings', { headers });
  return data.map(({ _id, status }) => ({ _id, status }));
}
