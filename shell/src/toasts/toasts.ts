import type { Toasts } from '@motohaat/platform';
import type { ComponentType } from 'react';
import { create } from 'zustand';

type ToastKind = keyof Toasts;

/** What draws toasts: `./toaster.tsx`. */
type ToasterModule = {
  Toaster: ComponentType;
  showToast: (kind: ToastKind, message: string) => void;
};

/** A toast waits this many ms for the code that draws toasts, and is then shown without it. */
const patience = 1500;
/** How long a toast without that code stays, in ms. */
const plainTime = 6000;

type ToastState = {
  /** Once it is here. */
  Toaster?: ComponentType;
  /** What had to be said without it. */
  plain: { id: number; message: string }[];
};

/** What the frame draws of the toasts. */
export const toastStore = create<ToastState>()(() => ({ plain: [] }));

/**
 * The toasts of the page. Most visits show none, so their code is loaded with the first sign that
 * somebody is about to do something (`prepare`), or with the first toast. A toast is never lost: it
 * waits for the code, and where that does not come it is shown as plain words.
 */
export function createToasts(
  load: () => Promise<ToasterModule> = async () =>
    import(/* webpackChunkName: "toaster" */ './toaster.tsx'),
): Toasts & { prepare: () => void } {
  let coming: Promise<ToasterModule> | undefined;
  let count = 0;

  function toaster(): Promise<ToasterModule> {
    coming ??= load().then(
      (module) => {
        toastStore.setState({ Toaster: module.Toaster });
        return module;
      },
      (error: unknown) => {
        // The next toast tries again.
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  function showPlainly(message: string): void {
    const toast = { id: (count += 1), message };
    toastStore.setState(({ plain }) => ({ plain: [...plain, toast] }));
    setTimeout(() => {
      toastStore.setState(({ plain }) => ({ plain: plain.filter((each) => each !== toast) }));
    }, plainTime);
  }

  async function show(kind: ToastKind, message: string): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, patience);
    });
    try {
      const { showToast } = await Promise.race([toaster(), late]);
      showToast(kind, message);
    } catch {
      showPlainly(message);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    success: (message) => void show('success', message),
    message: (message) => void show('message', message),
    error: (message) => void show('error', message),
    prepare: () => void toaster().catch(() => {}),
  };
}
