import type { FailureWords } from '@motohaat/api/failure-words';
import type { PhotoWords } from '@motohaat/api/photo-words';
import { mayBePhoto } from '@motohaat/api/read-picture';
import { photoFailure } from '@motohaat/api/send-photo';
import { maximumPhotos } from '@motohaat/contract/bike-limits';
import { createStore } from 'zustand';

import type { ListingMessages } from '../../../messages/listing/index.ts';
import type { RestMessages } from '../../../messages/listing/rest/index.ts';
import { moved, type Photo, type StoredPhoto } from './photo.ts';
import type { TurnPhoto } from './turn.ts';
import type { UploadPhoto } from './upload-photo.ts';
import type { PhotoView } from './views.tsx';

export type PhotoTray = {
  photos: readonly Photo[];
  /** What became of the last action, for the person; announced. */
  news: string;
  /** What of the last choice was not taken, and why; shown until the next one. */
  notices: readonly string[];
  /**
   * Takes files in and sends them, one after another; what goes beyond the limit is left out, and what is
   * refused for good takes no place.
   *
   * @param view the guided place that they show
   */
  add: (files: Iterable<File>, view?: PhotoView) => void;
  /** Stops a photo that is being sent; it can be sent again. */
  cancel: (id: string) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Gives a photo another place, from 0; the first is the cover. */
  move: (id: string, to: number) => void;
  /** Turns a photo that is there by a quarter, clockwise, and sends it again. */
  rotate: (id: string) => void;
  /** Starts again with these photos. */
  reset: (stored: readonly StoredPhoto[]) => void;
  /** Ends all sending: nobody waits for it any more. */
  stop: () => void;
};

type TrayOptions = {
  upload: UploadPhoto;
  turn: TurnPhoto;
  /** The photos that are there already. */
  stored: readonly StoredPhoto[];
  t: RestMessages['photos'] & Pick<ListingMessages['photos'], 'views'>;
  /** What is said of a photo that was not taken. */
  failures: PhotoWords & FailureWords;
};

/** Frees a picture of a file, if it is one. */
const release = (preview: string) => {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
};

/** The photos of one bike, while they are chosen, sent and ordered. */
export function createPhotoTray({ upload, turn, stored, t, failures }: TrayOptions) {
  const kept = (photo: StoredPhoto, place: number): Photo => ({
    id: photo.url,
    name: photo.view ? t.views[photo.view] : t.name(place + 1),
    view: photo.view,
    preview: photo.card,
    status: 'ready',
    stored: photo,
  });
  const stopped = { message: t.stopped, canRetry: true };
  const files = new Map<string, File>();
  /** By how many quarters a photo was turned. */
  const turns = new Map<string, number>();
  /** What the server had of a photo before it was turned. */
  const unturned = new Map<string, StoredPhoto>();
  let sending: { id: string; control: AbortController } | undefined;
  let busy = false;

  function forget({ id, preview }: Photo): void {
    if (sending?.id === id) sending.control.abort();
    files.delete(id);
    turns.delete(id);
    unturned.delete(id);
    release(preview);
  }

  return createStore<PhotoTray>()((set, get) => {
    const find = (id: string) => get().photos.find((photo) => photo.id === id);
    const firstWaiting = () => get().photos.find(({ status }) => status === 'waiting');
    const change = (id: string, changes: Partial<Photo>) =>
      set(({ photos }) => ({
        photos: photos.map((photo) =>
          photo.id === id ? ({ ...photo, ...changes } as Photo) : photo,
        ),
      }));

    /** Says why a photo was not taken, and gives its place to others; one that was there stays as it was. */
    function refuse(photo: Photo, message: string): void {
      const before = unturned.get(photo.id);
      if (before) {
        release(find(photo.id)?.preview ?? '');
        turns.set(photo.id, (turns.get(photo.id) ?? 0) + 3);
        change(photo.id, { status: 'ready', stored: before, preview: before.card });
      } else {
        set(({ photos }) => ({ photos: photos.filter(({ id }) => id !== photo.id) }));
        forget(photo);
      }
      set(({ notices }) => ({ notices: [...notices, `${photo.name}: ${message}`] }));
    }

    async function turnedFile({ id, name, preview }: Photo): Promise<File> {
      const file = await turn(files.get(id) ?? id, (turns.get(id) ?? 0) % 4, name);
      change(id, { preview: URL.createObjectURL(file) });
      release(preview);
      return file;
    }

    async function send(photo: Photo): Promise<void> {
      const { id, name, view } = photo;
      const control = new AbortController();
      sending = { id, control };
      change(id, { status: 'sending', part: 0 });
      try {
        const { signal } = control;
        const chosen = turns.has(id) ? undefined : files.get(id);
        const file = chosen ?? (await turnedFile(photo));
        const done = await upload(file, { onProgress: (part) => change(id, { part }), signal });
        signal.throwIfAborted();
        change(id, { status: 'ready', stored: { ...done, view } });
        unturned.delete(id);
        if (find(id)) set({ news: t.uploaded(name) });
      } catch (error) {
        const failure = control.signal.aborted ? stopped : photoFailure(error, failures);
        if (find(id) && !failure.canRetry) refuse(photo, failure.message);
        else if (find(id)) {
          change(id, { status: 'failed', ...failure });
          set({ news: `${name}: ${failure.message}` });
        }
      }
      sending = undefined;
    }

    // One at a time: on a slow line the first photo is there soonest, and none is given up.
    async function sendWaiting(): Promise<void> {
      if (busy) return;
      busy = true;
      for (let next = firstWaiting(); next; next = firstWaiting()) await send(next);
      busy = false;
    }

    return {
      photos: stored.map(kept),
      news: '',
      notices: [],
      add(chosen, view) {
        const room = maximumPhotos - get().photos.length;
        const nameOf = (file: File) => (view ? t.views[view] : file.name);
        const given = [...chosen];
        const all = given.filter(mayBePhoto);
        const added = all.slice(0, room).map((file): Photo => {
          const id = crypto.randomUUID();
          files.set(id, file);
          return {
            id,
            name: nameOf(file),
            view,
            preview: URL.createObjectURL(file),
            status: 'waiting',
          };
        });
        const notices = given
          .filter((file) => !mayBePhoto(file))
          .map((file) => `${nameOf(file)}: ${failures.notAPhoto}`);
        if (all.length > room) notices.push(t.tooMany(maximumPhotos));
        set({ photos: [...get().photos, ...added], news: '', notices });
        void sendWaiting();
      },
      cancel(id) {
        if (sending?.id === id) sending.control.abort();
        else change(id, { status: 'failed', ...stopped });
      },
      retry(id) {
        change(id, { status: 'waiting' });
        void sendWaiting();
      },
      remove(id) {
        const photo = find(id);
        if (!photo) return;
        set(({ photos }) => ({
          photos: photos.filter((one) => one !== photo),
          news: t.removed(photo.name),
          notices: [],
        }));
        forget(photo);
      },
      move(id, to) {
        const { photos } = get();
        const from = photos.findIndex((photo) => photo.id === id);
        const photo = photos[from];
        if (!photo || to < 0 || to >= photos.length || to === from) return;
        const { name } = photo;
        const all = photos.length;
        set({
          photos: moved(photos, from, to),
          news: to === 0 ? t.movedToCover(name, all) : t.moved(name, to + 1, all),
        });
      },
      rotate(id) {
        const photo = find(id);
        if (photo?.status !== 'ready') return;
        unturned.set(id, photo.stored);
        turns.set(id, (turns.get(id) ?? 0) + 1);
        change(id, { status: 'waiting' });
        set({ news: t.turned(photo.name), notices: [] });
        void sendWaiting();
      },
      reset(fresh) {
        for (const photo of get().photos) forget(photo);
        set({ photos: fresh.map(kept), news: '', notices: [] });
      },
      stop() {
        for (const photo of get().photos) forget(photo);
      },
    };
  });
}
