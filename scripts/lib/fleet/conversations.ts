import type { Fleet } from './fleet.ts';

/** Has each buyer open a conversation about a bike. @returns their ids, in the order of the buyers */
export async function openConversations({ market, call }: Fleet): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, buyer] of market.buyers.entries()) {
    const productId = market.bikes[place];
    const { status, body } = await call(buyer, {
      method: 'POST',
      path: '/conversations',
      body: { productId },
    });
    if (status !== 200) throw new Error(`No conversation: ${status} ${JSON.stringify(body)}`);
    ids.push(String(body['insertedId']));
  }
  return ids;
}
