import { normaliseEmail } from '@motohaat/domain/email';

import { onDatabase, runCommand } from './command.ts';
import { makeAdmin } from './modules/accounts/make-admin.ts';

/** `npm run admin -- EMAIL`: makes the account of a verified address an admin. */
await runCommand(async ([email]) => {
  if (!email?.includes('@')) throw new Error('Say whose account: npm run admin -- EMAIL');
  await onDatabase('admin', (db) => makeAdmin(db, normaliseEmail(email)));
});
