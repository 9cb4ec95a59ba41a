import { timeLimits } from '../database/time-limits.ts';

// A machine that is busy with other work may take longer than two seconds to begin a connection.
Object.assign(timeLimits, { connect: 20_000 });
