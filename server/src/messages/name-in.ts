import type { Messages } from './index.ts';

/** As `pseudonyms` makes it. */
const pseudonym = /^Deleted user #([0-9a-f]{8})$/;

/** A person's name; one that stands for somebody whose data is erased is said in the reader's language. */
export function nameIn({ accounts }: Pick<Messages, 'accounts'>, name: string): string {
  const code = pseudonym.exec(name)?.[1];
  return code === undefined ? name : accounts.erased(code);
}
