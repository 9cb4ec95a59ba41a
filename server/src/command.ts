import { readConfig } from './config/config.ts';
import { connect } from './connect.ts';
import { type Database, migrate } from './database/index.ts';
import { reasonOf } from './system/thrown.ts';

/**
 * Does an operator's work on the database that the settings name, and prints what came of it.
 *
 * @param name of the command, as the database lists its connection
 */
export async function onDatabase(
  name: string,
  work: (db: Database) => Promise<string>,
): Promise<void> {
  const connection = await connect(readConfig(process.env), {
    applicationName: `motohaat-${name}`,
    log: (message) => console.error(message),
  });
  try {
    await migrate(connection.db);
    console.log(await work(connection.db));
  } finally {
    await connection.close();
  }
}

/** Runs a command with the words behind its name; what it throws is one sentence and exit code 1. */
export async function runCommand(main: (words: string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
