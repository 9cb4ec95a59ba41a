// A process that answers with a text and does nothing else: bare.ts node|fastify SIZE PORT.
import { type BareKind, listenBare } from '@motohaat/server/bench';

const [kind, size, port] = process.argv.slice(2);
await listenBare(kind as BareKind, Number(size), Number(port));
process.send?.({ ready: true });
process.on('disconnect', () => process.exit());
