import { disputePhotoSender } from '@motohaat/api/dispute-photo-sender';
import { platformWords, useApi } from '@motohaat/platform';
import { announceChange } from '@motohaat/platform/changes';
import { useMessages } from '@motohaat/ui/messages';
import { useQueryClient } from '@tanstack/react-query';

/** How photos of what is wrong with a booking are sent, and what is read again afterwards. */
export function useProof(id: string) {
  const { failures } = platformWords.useMessages();
  const { photoFailures } = useMessages();
  const client = useQueryClient();
  return {
    send: disputePhotoSender(useApi(), id, { ...failures, ...photoFailures }),
    onSent: () => void announceChange(client, ['bookings']),
  };
}
