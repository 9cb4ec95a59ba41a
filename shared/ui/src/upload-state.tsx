import { useEffect, useState } from 'react';

import { useMessages } from './messages/index.ts';

/** ms without progress after which it is said that the photo waits. */
const patience = 3_000;

/**
 * How far a photo is on its way, in words. Where nothing moves for a while, because its turn at the
 * server has not come yet or the line is dead, they say that it waits.
 *
 * @param props.part of it that has gone out, from 0 to 1
 */
export function UploadState({ part }: { part: number }) {
  const { upload: t } = useMessages();
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(part), patience);
    return () => clearTimeout(timer);
  }, [part]);
  if (settled === part) return t.waiting;
  return part < 1 ? t.sending(Math.floor(part * 100)) : t.checking;
}
