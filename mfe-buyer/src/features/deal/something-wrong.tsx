import { openDispute } from '@motohaat/api/deals';
import type { BookingStory } from '@motohaat/contract/deal';
import { type DisputeReason, disputeReasons } from '@motohaat/domain/deal';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { StoryForm } from '@motohaat/ui/deal/story-form';
import { Dialog } from '@motohaat/ui/dialog';
import { Field } from '@motohaat/ui/field';
import { useDealMessages } from '@motohaat/ui/messages/deal';
import { Select } from '@motohaat/ui/text-input';
import { useState } from 'react';

import styles from './order-story.module.css';

/** Lets a buyer say what is wrong with a bike that was paid for. */
export function SomethingWrong({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const { buyer: t, reasons } = useDealMessages();
  const [reason, setReason] = useState<DisputeReason>('not_as_described');
  const telling = useAction({
    ...openDispute,
    success: t.sent,
    refusals: 'here',
    unknowns: 'here',
    onDone: onClose,
  });
  return (
    <Dialog open title={t.wrongTitle(bikeName(story))} onClose={onClose}>
      <p className={styles.note}>{t.wrongNote}</p>
      <StoryForm
        label={t.words}
        help={t.wordsHelp}
        sendLabel={t.send}
        action={telling}
        onSend={(words) => void telling.run({ id: story._id, reason, words })}
      >
        <Field label={t.reason}>
          <Select
            name="reason"
            value={reason}
            onChange={(event) =>
              setReason(disputeReasons.find((each) => each === event.target.value) ?? 'other')
            }
          >
            {disputeReasons.map((each) => (
              <option key={each} value={each}>
                {reasons[each]}
              </option>
            ))}
          </Select>
        </Field>
      </StoryForm>
    </Dialog>
  );
}
