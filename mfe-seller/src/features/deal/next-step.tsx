import { answerDispute } from '@motohaat/api/deals';
import type { BookingStory } from '@motohaat/contract/deal';
import { useAction } from '@motohaat/platform/use-action';
import { StoryForm } from '@motohaat/ui/deal/story-form';
import { useDealMessages } from '@motohaat/ui/messages/deal';

import { EnterCode } from './enter-code.tsx';

/** What a seller can do now: enter the buyer's code, or answer what is wrong. */
export function NextStep({ story }: { story: BookingStory }) {
  if (story.next === 'enter_code') return <EnterCode id={story._id} />;
  return story.next === 'answer' ? <Answer id={story._id} /> : null;
}

function Answer({ id }: { id: string }) {
  const { seller: t } = useDealMessages();
  const answering = useAction({
    ...answerDispute,
    success: t.answered,
    refusals: 'here',
    unknowns: 'here',
  });
  return (
    <StoryForm
      label={t.answer}
      help={t.answerHelp}
      sendLabel={t.send}
      action={answering}
      onSend={(words) => void answering.run({ id, words })}
    />
  );
}
