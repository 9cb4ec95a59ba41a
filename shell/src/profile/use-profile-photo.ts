import { photoFailure, sendPhoto } from '@motohaat/api/send-photo';
import * as calls from '@motohaat/contract/calls';
import { platformWords, usePlatform } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { useMessages as useUiMessages } from '@motohaat/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useMessages } from '../messages/dashboard/index.ts';
import { useShowProfile } from './use-show-profile.ts';

/** Where the photo stands; `part` of a new one has gone out, from 0 to 1. */
export type PhotoState =
  | { status: 'idle' }
  | { status: 'sending'; part: number }
  | { status: 'removing' }
  /** With `file`, the same photo can be sent again. */
  | { status: 'failed'; message: string; file?: File };

/** The actions on the photo of one's own profile. */
export function useProfilePhoto() {
  const { photo: t } = useMessages();
  const failureWords = {
    ...platformWords.useMessages().failures,
    ...useUiMessages().photoFailures,
  };
  const { api, toasts } = usePlatform();
  const show = useShowProfile();
  const [part, setPart] = useState(0);
  const sending = useRef<AbortController>(undefined);
  // Whoever leaves the page does not wait for it any more.
  useEffect(() => () => sending.current?.abort(), []);

  // Not `useAction`: it can be stopped, and fails by itself where a file is no photo.
  const upload = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => {
      const { signal } = (sending.current = new AbortController());
      setPart(0);
      return sendPhoto(api, calls.profile.setPhoto, file, { signal, onProgress: setPart });
    },
    onSuccess: (saved) => {
      show(saved);
      toasts.success(t.saved);
    },
  });
  const removal = useAction({
    run: (through) => through.call(calls.profile.removePhoto),
    success: t.removed,
    refusals: 'here',
    unknowns: 'here',
    explain: (error) => photoFailure(error, failureWords).message,
    onDone: show,
  });

  function state(): PhotoState {
    if (upload.isPending) return { status: 'sending', part };
    if (removal.pending) return { status: 'removing' };
    if (removal.failure) return { status: 'failed', message: removal.failure.message };
    if (!upload.error) return { status: 'idle' };
    const { message, canRetry } = photoFailure(upload.error, failureWords);
    return { status: 'failed', message, ...(canRetry && { file: upload.variables }) };
  }

  return {
    state: state(),
    send: (file: File) => {
      removal.reset();
      upload.mutate(file);
    },
    remove: () => {
      upload.reset();
      void removal.run();
    },
    cancel: () => {
      sending.current?.abort();
      // That it was stopped is no failure.
      upload.reset();
      toasts.message(t.stopped);
    },
  };
}
