import { answerDispute } from '@motohaat/api/deals';
import type { BookingStory } from '@motohaat/contract/deal';
import { useAction } from '@motohaat/platform/use-action';
import { PhotoChooser } from '@motohaat/ui/deal/photo-chooser';
import { StoryForm } from '@motohaat/ui/deal/story-form';
import { usePhotosToSend } from '@motohaat/ui/deal/use-photos-to-send';
import { useDealMessages } from '@motohaat/ui/messages/deal';

import { useProof } from './use-proof.ts';

/** A seller's answer to what is said to be wrong, with photos. */
export default function Answer({ story }: { story: BookingStory }) {
  const { seller: t } = useDealMessages();
  const proof = useProof(story._id);
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
