import { answerDispute } from '@motohaat/api/deals';
import type { BookingStory } from '@motohaat/contract/deal';
import { useAction } from '@motohaat/platform/use-action';
import { AddPhotos } from '@motohaat/ui/deal/add-photos';
import { PhotoChooser } from '@motohaat/ui/deal/photo-chooser';
import { StoryForm } from '@motohaat/ui/deal/story-form';
import { usePhotosToSend } from '@motohaat/ui/deal/use-photos-to-send';
import { useDealMessages } from '@motohaat/ui/messages/deal';

import { EnterCode } from './enter-code.tsx';
import { useProof } from './use-proof.ts';

/** What a seller can do now: enter the buyer's code, or answer what is wrong and show it. */
export function NextStep({ story }: { story: BookingStory }) {
  const proof = useProof(story._id);
  if (story.next === 'enter_code') return <EnterCode id={story._id} />;
  if (story.next === 'answer') return <Answer story={story} proof={proof} />;
  return story.photosLeft > 0 ? <AddPhotos left={story.photosLeft} {...proof} /> : null;
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
