import { answerDispute, endBooking } from '@motohaat/api/deals';
import type { BookingStory } from '@motohaat/contract/deal';
import { chargeOf } from '@motohaat/domain/payment';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { AddPhotos } from '@motohaat/ui/deal/add-photos';
import { PhotoChooser } from '@motohaat/ui/deal/photo-chooser';
import { StoryForm } from '@motohaat/ui/deal/story-form';
import { usePhotosToSend } from '@motohaat/ui/deal/use-photos-to-send';
import { EndDeal } from '@motohaat/ui/fee/fee';
import { useDealMessages } from '@motohaat/ui/messages/deal';

import { EnterCode } from './enter-code.tsx';
import { useProof } from './use-proof.ts';

import styles from './sale-story.module.css';

/** What a seller can do now: enter the buyer's code, or answer what is wrong and show it. */
export function NextStep({ story }: { story: BookingStory }) {
  const proof = useProof(story._id);
  if (story.next === 'enter_code') {
    return (
      <>
        <EnterCode id={story._id} />
        {story.ending && <End story={story} />}
      </>
    );
  }
  if (story.next === 'answer') return <Answer story={story} proof={proof} />;
  return story.photosLeft > 0 ? <AddPhotos left={story.photosLeft} {...proof} /> : null;
}

/** A seller who cannot keep to a paid booking gives the money back. */
function End({ story }: { story: BookingStory }) {
  const ending = useAction({
    ...endBooking,
    refusals: 'here',
    unknowns: 'here',
  });
  return (
    <p className={styles.end}>
      <EndDeal
        ending="money_back"
        name={bikeName(story)}
        amount={chargeOf({ amount: story.price, fee: story.fee })}
        action={ending}
        onConfirm={() => ending.run({ id: story._id, ending: 'money_back' })}
      />
    </p>
  );
}

type AnswerProps = { story: BookingStory; proof: ReturnType<typeof useProof> };

function Answer({ story, proof }: AnswerProps) {
  const { seller: t } = useDealMessages();
  const queue = usePhotosToSend(story.photosLeft, proof.send);
  const answering = useAction({
    ...answerDispute,
    success: t.answered,
    refusals: 'here',
    unknowns: 'here',
  });
  /** The photos first: once the answer is there, this form is gone. */
  async function answer(words: string) {
    const areAllTaken = await queue.sendAll();
    if (areAllTaken) await answering.run({ id: story._id, words });
    else proof.onSent();
  }
  return (
    <StoryForm
      label={t.answer}
      help={t.answerHelp}
      sendLabel={t.send}
      action={{ ...answering, pending: answering.pending || queue.isSending }}
      after={story.photosLeft > 0 && <PhotoChooser queue={queue} most={story.photosLeft} />}
      onSend={(words) => void answer(words)}
    />
  );
}
