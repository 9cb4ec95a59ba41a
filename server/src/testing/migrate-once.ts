// A process of its own that migrates the database of its first argument, tells which files it ran,
// and ends.
import { migrate, openDatabase } from '../database/index.ts';

const database = openDatabase({ connection: process.argv[2] ?? '' });
const applied = await migrate(database);
await database.close();
process.send?.(applied);
process.disconnect?.();
