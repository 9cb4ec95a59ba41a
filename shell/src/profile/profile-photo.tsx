import type { Profile } from '@motohaat/contract/profile';
import { photoTypes } from '@motohaat/contract/uploads';
import { Avatar } from '@motohaat/ui/avatar';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { ProgressBar } from '@motohaat/ui/progress-bar';
import { UploadState } from '@motohaat/ui/upload-state';
import { useRef } from 'react';

import { useMessages } from '../messages/dashboard/index.ts';
import { type PhotoState, useProfilePhoto } from './use-profile-photo.ts';

import styles from './profile-page.module.css';

/** The photo beside the name: another one, or none. */
export function ProfilePhoto({ profile }: { profile: Profile }) {
  const { photo: t } = useMessages();
  const { state, send, remove, cancel } = useProfilePhoto();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const file = state.status === 'failed' ? state.file : undefined;
  // The button at hand goes away with what it does.
  const keepFocus = () => choose.current?.focus();

  return (
    <div className={styles.photo}>
      <Avatar name={profile.name || profile.email} photo={profile.photo} size={72} />
      <div className={styles.words}>
        <input
          ref={input}
          type="file"
          hidden
          accept={photoTypes.join()}
          aria-label={t.label}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            // The same file can be chosen again after a failure.
            target.value = '';
            if (chosen) send(chosen);
          }}
        />
        <div className={styles.buttons}>
          <Button
            ref={choose}
            busy={state.status === 'sending'}
            blocked={state.status === 'removing'}
            onClick={() => input.current?.click()}
          >
            {profile.photo ? t.change : t.add}
          </Button>
          {profile.photo && (
            <Button
              variant="quiet"
              busy={state.status === 'removing'}
              blocked={state.status === 'sending'}
              onClick={() => {
                keepFocus();
                remove();
              }}
            >
              {t.remove}
            </Button>
          )}
        </div>
        <Progress
          state={state}
          onCancel={() => {
            keepFocus();
            cancel();
          }}
        />
        <Failure message={state.status === 'failed' ? state.message : undefined} />
        {file && (
          <Button
            onClick={() => {
              keepFocus();
              send(file);
            }}
          >
            {t.again}
          </Button>
        )}
        <p className={styles.quiet}>{t.help}</p>
      </div>
    </div>
  );
}

function Progress({ state, onCancel }: { state: PhotoState; onCancel: () => void }) {
  const { photo: t } = useMessages();
  if (state.status !== 'sending') return null;
  const words = <UploadState part={state.part} />;
  if (state.part === 1) return <output>{words}</output>;
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <ProgressBar label={t.uploading} part={state.part} />
      <Button onClick={onCancel}>{t.cancel}</Button>
    </div>
  );
}
