import { Button } from '../button.tsx';
import { useDealCourseMessages } from '../messages/deal/course/index.ts';
import { PhotoChooser } from './photo-chooser.tsx';
import { type SendOne, usePhotosToSend } from './use-photos-to-send.ts';

import parts from './deal.module.css';

type AddPhotosProps = {
  /** How many more this side may show. */
  left: number;
  send: SendOne;
  /** Some have been taken: what is shown of the booking is no more what it was. */
  onSent: () => void;
};

/** Adds photos to what one's own side says is wrong, while that is not decided. */
export function AddPhotos({ left, send, onSent }: AddPhotosProps) {
  const { photos: t } = useDealCourseMessages();
  const queue = usePhotosToSend(left, send);
  async function sendAll() {
    await queue.sendAll();
    onSent();
  }
  return (
    <div className={parts.form}>
      <PhotoChooser queue={queue} most={left} />
      {queue.photos.length > 0 && (
        <div className={parts.actions}>
          <Button variant="primary" busy={queue.isSending} onClick={() => void sendAll()}>
            {t.send}
          </Button>
        </div>
      )}
    </div>
  );
}
