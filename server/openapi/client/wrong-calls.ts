import type { paths } from '#api';

type Has<Of, Key extends string> = Key extends keyof Of ? true : false;
type Includes<Choices, Choice> = Choice extends Choices ? true : false;

type NewUser = paths['/api/users']['post']['requestBody']['content']['application/json'];
type Me = paths['/api/me']['get']['responses'][200]['content']['application/json'];
type NotBooked = paths['/api/bookings']['post']['responses'][409]['content']['application/json'];

/** What a client must not be able to write: each line would fail if the description said too little. */
export const refusedByTypes = {
  'a path that no call has': false satisfies Has<paths, '/api/bookmarks'>,
  'a method that the path does not take': undefined satisfies paths['/api/bookings']['put'],
  'to sign up as an admin': false satisfies Includes<NewUser['role'], 'admin'>,
  'a field that no answer has': false satisfies Has<Me, 'password'>,
  'a refusal that a booking never meets': false satisfies Includes<
    NotBooked['code'],
    'already_advertised'
  >,
};

/** And what it may. */
export const allowedByTypes = {
  'a buyer': true satisfies Includes<NewUser['role'], 'buyer'>,
  'an address': true satisfies Has<Me, 'email'>,
  'a bike that is booked already': true satisfies Includes<NotBooked['code'], 'already_booked'>,
};
