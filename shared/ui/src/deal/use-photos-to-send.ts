import { useEffect, useRef, useState } from 'react';

/** A photo that was chosen, and how it stands. */
export type PhotoToSend = {
  /** Names the sending too: a repeat with it is the same photo. */
  key: string;
  file: File;
  /** Address of what the browser shows of it. */
  preview: string;
  /** Which part has gone out, from 0 to 1, while it is on its way. */
  part?: number | undefined;
  /** Why it was not taken. */
  failure?: string | undefined;
};

/** Sends one photo; the answer is why it was not taken. */
export type SendOne = (
  photo: Pick<PhotoToSend, 'key' | 'file'>,
  onProgress: (part: number) => void,
) => Promise<string | undefined>;

export type PhotosToSend = {
  photos: readonly PhotoToSend[];
  /** How many more can be chosen. */
  room: number;
  isSending: boolean;
  choose: (files: Iterable<File>) => void;
  drop: (key: string) => void;
  /** Sends them one after another; those that were not taken stay. @returns whether all were taken */
  sendAll: () => Promise<boolean>;
};

/**
 * Photos that wait to be sent with what somebody writes.
 *
 * @param most how many may be chosen
 */
export function usePhotosToSend(most: number, send: SendOne): PhotosToSend {
  const [photos, setPhotos] = useState<readonly PhotoToSend[]>([]);
  const [isSending, setSending] = useState(false);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const shown = previews.current;
    return () => shown.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);
  const room = Math.max(0, most - photos.length);

  function change(key: string, changes: Partial<PhotoToSend>) {
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }

  function drop(key: string) {
    setPhotos((all) => all.filter((one) => one.key !== key));
  }

  function choose(files: Iterable<File>) {
    const chosen = [...files].slice(0, room).map((file) => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { key: crypto.randomUUID(), file, preview };
    });
    setPhotos((all) => [...all, ...chosen]);
  }

  async function sendAll() {
    setSending(true);
    let areAllTaken = true;
    for (const { key, file } of photos) {
      change(key, { part: 0, failure: undefined });
      // One after another: phones send one photo faster than two at once.
      const failure = await send({ key, file }, (part) => change(key, { part }));
      if (failure === undefined) drop(key);
      else {
        areAllTaken = false;
        change(key, { part: undefined, failure });
      }
    }
    setSending(false);
    return areAllTaken;
  }

  return { photos, room, isSending, choose, drop, sendAll };
}
