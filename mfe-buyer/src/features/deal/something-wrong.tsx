import { openDispute } from '@motohaat/api/deals';
import type { BookingStory } from '@motohaat/contract/deal';
import { type DisputeReason, disputeReasons, photosPerSide } from '@motohaat/domain/deal';
import type { ActionState } from '@motohaat/domain/outcome';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { PhotoChooser } from '@motohaat/ui/deal/photo-chooser';
import { StoryForm } from '@motohaat/ui/deal/story-form';
import { usePhotosToSend } from '@motohaat/ui/deal/use-photos-to-send';
import { Dialog, DialogActions } from '@motohaat/ui/dialog';
import { Field } from '@motohaat/ui/field';
import { useDealMessages } from '@motohaat/ui/messages/deal';
import { useDealCourseMessages } from '@motohaat/ui/messages/deal/course';
import { Select } from '@motohaat/ui/text-input';
import { type ReactNode, useState } from 'react';

import { useProof } from './use-proof.ts';

import styles from './order-story.module.css';

type SomethingWrongProps = { story: BookingStory; onClose: () => void };

/** Lets a buyer say what is wrong with a bike that was paid for, and show it. */
export default function SomethingWrong({ story, onClose }: SomethingWrongProps) {
  const { buyer: t } = useDealMessages();
  const { photos: photoWords } = useDealCourseMessages();
  const { send, onSent } = useProof(story._id);
  const queue = usePhotosToSend(photosPerSide, send);
  const [isTold, setTold] = useState(false);
  const telling = useAction({
    ...openDispute,
    success: t.sent,
    refusals: 'here',
    unknowns: 'here',
  });
  const chooser = <PhotoChooser queue={queue} most={photosPerSide} />;

  async function sendPhotos() {
    const areAllTaken = await queue.sendAll();
    onSent();
    if (areAllTaken) onClose();
  }

  async function tell(reason: DisputeReason, words: string) {
    const { status } = await telling.run({ id: story._id, reason, words });
    if (status !== 'done') return;
    setTold(true);
    await sendPhotos();
  }

  return (
    <Dialog open title={t.wrongTitle(bikeName(story))} onClose={onClose}>
      {isTold ? (
        <>
          <output className={styles.note}>{!queue.isSending && photoWords.notSent}</output>
          {chooser}
          <DialogActions>
            <Button variant="primary" busy={queue.isSending} onClick={() => void sendPhotos()}>
              {photoWords.send}
            </Button>
          </DialogActions>
        </>
      ) : (
        <Complaint
          action={telling}
          after={chooser}
          onSend={(reason, words) => void tell(reason, words)}
        />
      )}
    </Dialog>
  );
}

type ComplaintProps = {
  action: ActionState;
  after: ReactNode;
  onSend: (reason: DisputeReason, words: string) => void;
};

function Complaint({ action, after, onSend }: ComplaintProps) {
  const { buyer: t } = useDealMessages();
  const { reasons } = useDealCourseMessages();
  const [reason, setReason] = useState<DisputeReason>('not_as_described');
  return (
    <>
      <p className={styles.note}>{t.wrongNote}</p>
      <StoryForm
        label={t.words}
        help={t.wordsHelp}
        sendLabel={t.send}
        action={action}
        after={after}
        onSend={(words) => onSend(reason, words)}
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
    </>
  );
}
