import { expect, test } from 'vitest';

import { run } from './run.ts';
import { Interrupted } from './stop.ts';

test('a command ends with the process that runs it', async () => {
  const command = run('sleep', ['30']);
  // Vitest's own process hears nothing: the event is made, not sent.
  process.emit('SIGTERM');
  await expect(command).rejects.toThrow(Interrupted);
  await expect(run('sleep', ['30'])).rejects.toThrow(Interrupted);
});
