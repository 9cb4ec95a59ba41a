import { normaliseEmail } from '@motohaat/shared/domain/email';

import { readConfig } from './config.ts';
import { connect } from './connect.ts';
import { migrate } from './database/index.ts';
import { makeAdmin } from './modules/accounts/make-admin.ts';

/** `npm run admin -- EMAIL`: makes the account of a verified address an admin. */
async function main([email]: string[]): Promise<void> {
  if (!email?.includes('@')) throw new Error('Say whose account: npm run admin -- EMAIL');
  const connection = await connect(readConfig(process.env), {
    applicationName: 'motohaat-admin',
    log: (message) => console.error(message),
  });
  try {
    await migrate(connection.db);
    console.log(await makeAdmin(connection.db, normaliseEmail(email)));
  } finally {
    await connection.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
