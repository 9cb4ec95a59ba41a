import { photoFailure, sendPhoto } from '@motohaat/api/send-photo';
import * as calls from '@motohaat/contract/calls';
import { usePlatform } from '@motohaat/platform';
import { useEffect, useRef, useState } from 'react';

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
  const { api, toasts } = usePlatform();
  const show = useShowProfile();
  const [state, setState] = useState<PhotoState>({ status: 'idle' });
  const sending = useRef<AbortController>(undefined);
  // Whoever leaves the page does not wait for it any more.
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const control = new AbortController();
    sending.current = control;
    setState({ status: 'sending', part: 0 });
    try {
      const { signal } = control;
      const onProgress = (part: number) => setState({ status: 'sending', part });
      show(await sendPhoto(api, calls.profile.setPhoto, file, { signal, onProgress }));
      setState({ status: 'idle' });
      toasts.success('Photo saved.');
    } catch (error) {
      if (control.signal.aborted) return setState({ status: 'idle' });
      const { message, canRetry } = photoFailure(error);
      setState({ status: 'failed', message, ...(canRetry && { file }) });
    }
  }

  async function remove(): Promise<void> {
    setState({ status: 'removing' });
    try {
      show(await api.call(calls.profile.removePhoto));
      setState({ status: 'idle' });
      toasts.success('Photo removed.');
    } catch (error) {
      setState({ status: 'failed', message: photoFailure(error).message });
    }
  }

  function cancel(): void {
    sending.current?.abort();
    toasts.message('Stopped. Your photo is as it was.');
  }

  return { state, send, remove, cancel };
}
