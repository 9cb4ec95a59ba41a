import { requestOf } from '@motohaat/api/request';
import * as calls from '@motohaat/contract/calls';
import type { Language } from '@motohaat/domain/language';

import { useAccountLanguage } from '../language/account-language.ts';
import { chosenLanguage } from '../language/chosen-language.ts';
import type { TokenStore } from './access-token.ts';

/** Keeps the choice of a language with the account as well. */
export type LanguageKeeper = {
  /**
   * Somebody is signed in. An account that knows of no choice gets the one of this browser.
   *
   * @param ofAccount what its owner chose before
   */
  begin: (ofAccount: Language | null) => void;
  /** Nobody is signed in any more. */
  end: () => void;
};

/**
 * Watches for choices while somebody is signed in. It stands apart from the links that one chooses by,
 * since these are on pages of visitors too.
 */
export function createLanguageKeeper(tokens: Pick<TokenStore, 'read'>): LanguageKeeper {
  let known: Language | undefined;

  /** By the time a click arrives here, the link that was clicked has remembered the choice. */
  function look(): void {
    const chosen = chosenLanguage();
    if (!chosen || chosen === known) return;
    known = chosen;
    send(chosen, tokens.read());
  }

  return {
    begin(ofAccount) {
      useAccountLanguage.setState(ofAccount);
      known = ofAccount === null ? undefined : chosenLanguage();
      look();
      window.addEventListener('click', look);
    },
    end() {
      useAccountLanguage.setState(null);
      window.removeEventListener('click', look);
    },
  };
}

/** In a way that outlives the page: the link leads to another document. */
function send(language: Language, token: string | undefined): void {
  if (!token) return;
  const { url, init } = requestOf('/api', calls.profile.edit, { body: { language } });
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  // The browser remembers it too: a choice that is lost on its way is not missed here.
  fetch(url, { ...init, headers, keepalive: true }).catch(() => {});
}
