import { errorMessage } from '@motohaat/shared/api/errors';
import type { Profile } from '@motohaat/shared/contract/profile';
import type { UploadAnswer } from '@motohaat/shared/contract/uploads';
import { usePlatform } from '@motohaat/shared/platform';
import { Avatar } from '@motohaat/shared/ui/avatar';
import { Button } from '@motohaat/shared/ui/button';
import { Failure } from '@motohaat/shared/ui/failure';
import { useRef, useState } from 'react';

import { useSaveProfile } from './use-save-profile.ts';

import styles from './profile-page.module.css';

/** What the server takes; it says what is wrong with a file that is none of these after all. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** The photo beside the name: another one, or none. Sellers alone can send photos to the server. */
export function ProfilePhoto({ profile }: { profile: Profile }) {
  const { api, toasts } = usePlatform();
  const save = useSaveProfile();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'change' | 'remove'>();
  const [failure, setFailure] = useState<string>();

  async function run(what: 'change' | 'remove', photo: () => Promise<string | null>) {
    setBusy(what);
    setFailure(undefined);
    try {
      await save({ photo: await photo() });
      toasts.success('Saved.');
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(undefined);
    }
  }

  async function send(file: File): Promise<string> {
    const form = new FormData();
    form.append('image', file, file.name);
    return (await api.upload<UploadAnswer>('/uploads', form)).data.url;
  }

  return (
    <div className={styles.photo}>
      <Avatar name={profile.name || profile.email} photo={profile.photo} size={72} />
      <div className={styles.buttons}>
        {profile.role === 'seller' && (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept={accepted}
              aria-label="Photo"
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file can be chosen again after a failure.
                target.value = '';
                if (file) void run('change', () => send(file));
              }}
            />
            <Button
              busy={busy === 'change'}
              blocked={busy === 'remove'}
              onClick={() => input.current?.click()}
            >
              {profile.photo ? 'Change photo' : 'Add a photo'}
            </Button>
          </>
        )}
        {profile.photo && (
          <Button
            variant="quiet"
            busy={busy === 'remove'}
            blocked={busy === 'change'}
            onClick={() => void run('remove', async () => null)}
          >
            Remove photo
          </Button>
        )}
      </div>
      <Failure message={failure} />
    </div>
  );
}
