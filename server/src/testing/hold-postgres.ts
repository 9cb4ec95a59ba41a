// A process of its own that starts the embedded PostgreSQL on the folder of its first argument, tells
// whether it attached, and holds it until it is killed or its parent goes away.
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';

process.once('disconnect', () => process.exit());
const { attached } = await startEmbeddedPostgres({ dir: process.argv[2] ?? '', log: () => {} });
process.send?.({ attached });
