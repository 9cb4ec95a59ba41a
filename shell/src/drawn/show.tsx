import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { disownHead } from '../pages/page-title.tsx';
import type { EarlyInputs } from './say-again.ts';

declare global {
  interface Document {
    /** Kept by the script in a drawn document's head, until the page is live. */
    earlyClick?: HTMLButtonElement;
    /** Likewise. */
    earlyInputs?: EarlyInputs;
  }
}

/** A drawn page can be read: its code may take longer than that of one that is not there, in ms. */
export const patience = 15_000;

type ShowOptions = {
  /** What the application stands in. */
  root: HTMLElement;
  /** The code of a page that the server drew, on its way; nothing where the browser draws it. */
  code: Promise<unknown> | undefined;
  /** @param onLive called when a page of the server's has become live */
  app: (onLive?: () => void) => ReactNode;
  /** Called when the application is shown, or on its way to be: the session may begin. */
  onShown: () => void;
  /** What the server drew is not what the browser draws, which then draws it once more. */
  onMismatch: (error: Error) => void;
};

/**
 * Shows the application. A page that the server drew stays as it is until its code is there, and then
 * becomes live in its place; without its code the browser draws the frame, and the page can be read in it.
 */
export async function show({ root, code, app, onShown, onMismatch }: ShowOptions): Promise<void> {
  function begin() {
    root.removeAttribute('data-drawn');
    onShown();
    // What nobody sees yet can wait.
    if (document.documentElement.dataset['farLate'] !== undefined) {
      import(/* webpackChunkName: "far-parts" */ './far-parts.ts').then(
        ({ layOutFarParts }) => layOutFarParts(root),
        reportError,
      );
    }
  }
  if (code && (await hasCome(code))) {
    const again =
      document.earlyInputs && import(/* webpackChunkName: "say-again" */ './say-again.ts');
    // Said later, it would be said over what was typed since.
    if (again) await hasCome(again);
    // What is clicked from now on React hears of itself.
    const { earlyClick } = document;
    const live = () => {
      begin();
      // When React has done: of what happens meanwhile it shows nothing.
      setTimeout(async () => {
        await again?.then(({ sayAgain }) => sayAgain(), reportError);
        // Links lead on by themselves.
        if (earlyClick?.isConnected) earlyClick.click();
      });
    };
    // In steps, between which the browser hears what people do.
    startTransition(() => {
      hydrateRoot(root, app(live), {
        onRecoverableError(cause) {
          const error = new Error('The page was drawn otherwise on the server.', { cause });
          onMismatch(error);
          reportError(error);
        },
      });
    });
    return;
  }
  if (code) {
    const late = import(/* webpackChunkName: "readable-page" */ '../pages/readable-page.tsx');
    await hasCome(late.then(({ keepPage }) => keepPage(root)));
  }
  disownHead();
  createRoot(root).render(app());
  begin();
}

async function hasCome(code: Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
  return Promise.race([tooLate, code.then(() => true)]).catch(() => false);
}
