/** What is sent to somebody: a sentence, and the page's whole address. */
export type Shared = { text: string; address: string };

/** Opens WhatsApp with a message that is ready to send; by its own address, on any device. */
export function whatsAppLink({ text, address }: Shared): string {
  return `https://wa.me/?${new URLSearchParams({ text: `${text}\n${address}` })}`;
}

/** Opens Messenger's app with the page: nothing else takes a link without an account as a developer. */
export function messengerLink({ address }: Shared): string {
  return `fb-messenger://share/?${new URLSearchParams({ link: address })}`;
}
