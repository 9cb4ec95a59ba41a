import { confirmReceipt, endBooking, setSeen } from '@motohaat/api/deals';
import type { BookingStory } from '@motohaat/contract/deal';
import { chargeOf } from '@motohaat/domain/payment';
import { bikeName } from '@motohaat/domain/shown';
import { withWords } from '@motohaat/platform/messages';
import { useAction } from '@motohaat/platform/use-action';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { BeforeYouPay } from '@motohaat/ui/deal/before-you-pay';
import { EndDeal } from '@motohaat/ui/fee/fee';
import { latePart } from '@motohaat/ui/late-part';
import { useDealMessages } from '@motohaat/ui/messages/deal';
import { dealCourseWords } from '@motohaat/ui/messages/deal/course';
import { useState } from 'react';

import { links } from '../../links.ts';
import { HandOverCode } from './hand-over-code.tsx';

import styles from './order-story.module.css';

/** Few bookings come to this. */
const SomethingWrong = latePart(
  withWords(
    () => import(/* webpackChunkName: "something-wrong" */ './something-wrong.tsx'),
    dealCourseWords,
  ),
);
const Proof = latePart(
  withWords(() => import(/* webpackChunkName: "something-wrong" */ './proof.tsx'), dealCourseWords),
);

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
  const ending = useAction({
    ...endBooking,
    refusals: 'here',
    unknowns: 'here',
  });
  return (
    <>
      {story.status === 'pending_payment' && (
        <BeforeYouPay
          papers={story.papers}
          isSeen={story.seenAt !== null}
          isBusy={seeing.pending}
          onSeen={(seen) => void seeing.run({ id: story._id, seen })}
        />
      )}
      {story.status === 'paid' && <HandOverCode id={story._id} />}
      {story.photosLeft > 0 && <Proof story={story} />}
      <div className={styles.actions}>
        {story.status === 'pending_payment' && (
          <ButtonLink variant="primary" to={links.href('payment', { id: story._id })}>
            {t.pay}
          </ButtonLink>
        )}
        {story.status === 'paid' && (
          <Button onClick={() => setOpened('received')}>{t.received}</Button>
        )}
        {story.mayComplain && (
          <Button variant="destructive" onClick={() => setOpened('wrong')}>
            {t.wrong}
          </Button>
        )}
        {story.ending && (
          <EndDeal
            ending={story.ending}
            name={bikeName(story)}
            amount={chargeOf({ amount: story.price, fee: story.fee })}
            action={ending}
            onConfirm={() => ending.run({ id: story._id, ending: 'fee_kept' })}
          />
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
