// Servers that share a process: together.ts '[{"PORT":"4900"},{"PORT":"4920"}]'.
import { openServers } from '@motohaat/server/bench';

await openServers(JSON.parse(process.argv[2] ?? '[]') as Record<string, string>[]);
process.send?.({ ready: true });
process.on('disconnect', () => process.exit());
