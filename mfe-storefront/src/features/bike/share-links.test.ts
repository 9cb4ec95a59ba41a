import { expect, test } from 'vitest';

import { messengerLink, whatsAppLink } from './share-links.ts';

const shared = {
  text: 'পালসার ১৫০ & more, ৳1,45,000',
  address: 'https://motohaat.example/bn/products/p1/pulsar-150?a=b',
};

test('WhatsApp gets the sentence and the whole address as one message', () => {
  const { origin, searchParams } = new URL(whatsAppLink(shared));
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')).toBe(`${shared.text}\n${shared.address}`);
});

test('Messenger gets the whole address', () => {
  const { protocol, searchParams } = new URL(messengerLink(shared));
  expect(protocol).toBe('fb-messenger:');
  expect(searchParams.get('link')).toBe(shared.address);
});
