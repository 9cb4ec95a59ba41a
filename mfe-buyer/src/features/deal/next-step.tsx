import { confirmReceipt, setSeen } from '@motohaat/api/deals';
import type { BookingStory } from '@motohaat/contract/deal';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useDealMessages } from '@motohaat/ui/messages/deal';
import { useState } from 'react';

import { links } from '../../links.ts';
import { HandOverCode } from './hand-over-code.tsx';
import { SomethingWrong } from './something-wrong.tsx';

import styles from './order-story.module.css';

/** What a buyer can do now: say that the bike was seen, pay, hand over the code, or say what is wrong. */
export function NextStep({ story }: { story: BookingStory }) {
  const { buyer: t } = useDealMessages();
  const [opened, setOpened] = useState<'received' | 'wrong'>();
  const close = () => setOpened(undefined);
  const seeing = useAction(setSeen);
  const receiving = useAction({
    ...confirmReceipt,
    success: t.completed,
    refusals: 'here',
    unknowns: 'here',
    onDone: close,
  });
  const isSeen = story.seenAt !== null;
  return (
    <>
      {story.status === 'paid' && <HandOverCode id={story._id} />}
      <div className={styles.actions}>
        {story.status === 'pending_payment' && (
          <>
            <ButtonLink variant="primary" to={links.href('payment', { id: story._id })}>
              {t.pay}
            </ButtonLink>
            <Button
              busy={seeing.pending}
              onClick={() => void seeing.run({ id: story._id, seen: !isSeen })}
            >
              {isSeen ? t.notSeen : t.seen}
            </Button>
          </>
        )}
        {story.status === 'paid' && (
          <Button onClick={() => setOpened('received')}>{t.received}</Button>
        )}
        {story.mayComplain && (
          <Button variant="destructive" onClick={() => setOpened('wrong')}>
            {t.wrong}
          </Button>
        )}
      </div>
      {opened === 'received' && (
        <ConfirmDialog
          title={t.receivedTitle(bikeName(story))}
          confirmLabel={t.received}
          action={receiving}
          onConfirm={() => receiving.run(story._id)}
          onClose={close}
        >
          <p className={styles.note}>{t.receivedNote}</p>
        </ConfirmDialog>
      )}
      {opened === 'wrong' && <SomethingWrong story={story} onClose={close} />}
    </>
  );
}
