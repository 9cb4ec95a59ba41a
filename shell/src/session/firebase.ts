import type { PublicConfig } from '@motohaat/contract/composition';
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';

import { pageLanguage } from '../language/page-language.ts';
import { IdentityError, type IdentityProvider, type SignInWay } from './identity.ts';
import { loadScript } from './load-script.ts';

/** The vendor's names of the ways to sign in. */
const ways: Readonly<Record<string, SignInWay>> = { password: 'password', 'google.com': 'google' };

/**
 * The identity provider of the product: Firebase Authentication, or with `config.sandbox` a local
 * stand-in that speaks its protocol. This file is the only one that knows the vendor's SDK.
 */
export function createFirebaseIdentity(config: PublicConfig['identity']): IdentityProvider {
  const { sandbox, ...vendor } = config;
  const auth = initializeAuth(initializeApp(vendor), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (sandbox) {
    connectAuthEmulator(auth, sandbox.url, { disableWarnings: true });
    // Ahead of the click that opens the popup; that action waits for it and reports its failure.
    loadScript(sandbox.popupScript).catch(() => {});
  }
  const language = pageLanguage();
  // The provider's mails, and the pages that they lead to.
  auth.languageCode = language;
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account', hl: language });

  async function signedIn(): Promise<User> {
    await auth.authStateReady();
    if (!auth.currentUser) throw new IdentityError('no-current-user');
    return auth.currentUser;
  }

  return translated({
    async current() {
      await auth.authStateReady();
      const user = auth.currentUser;
      return (
        user && { email: user.email ?? '', name: user.displayName ?? '', photo: user.photoURL }
      );
    },
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password);
    },
    async signUp(email, password, name) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // A name that could not be saved here is no reason to stop: the product's account has it too.
      await updateProfile(user, { displayName: name }).catch(reportError);
    },
    async signInWithGoogle() {
      // The SDK takes the popup's helper from Google, unless one is there already.
      if (sandbox) await loadScript(sandbox.popupScript);
      await signInWithPopup(auth, google, browserPopupRedirectResolver);
    },
    async leaveForGoogle() {
      if (sandbox) await loadScript(sandbox.popupScript);
      await signInWithRedirect(auth, google, browserPopupRedirectResolver);
    },
    async takeRedirect() {
      if (sandbox) await loadScript(sandbox.popupScript);
      const result = await getRedirectResult(auth, browserPopupRedirectResolver);
      if (!result) throw new IdentityError('user-cancelled');
    },
    async sendPasswordReset(email) {
      await sendPasswordResetEmail(auth, email, { url: window.location.href });
    },
    async waysIn() {
      const { providerData } = await signedIn();
      return providerData.flatMap(({ providerId }) => ways[providerId] ?? []);
    },
    async confirm(proof) {
      const user = await signedIn();
      if (proof === 'google') {
        if (sandbox) await loadScript(sandbox.popupScript);
        await reauthenticateWithPopup(user, google, browserPopupRedirectResolver);
        return;
      }
      const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
      await reauthenticateWithCredential(user, credential);
    },
    async idToken(fresh) {
      return (await signedIn()).getIdToken(fresh);
    },
    async signOut() {
      await signOut(auth);
    },
  });
}

/** The same provider, throwing `IdentityError` in place of the vendor's errors. */
function translated(provider: IdentityProvider): IdentityProvider {
  return {
    current: wrap(provider.current),
    signIn: wrap(provider.signIn),
    signUp: wrap(provider.signUp),
    signInWithGoogle: wrap(provider.signInWithGoogle),
    leaveForGoogle: wrap(provider.leaveForGoogle),
    takeRedirect: wrap(provider.takeRedirect),
    waysIn: wrap(provider.waysIn),
    confirm: wrap(provider.confirm),
    sendPasswordReset: wrap(provider.sendPasswordReset),
    idToken: wrap(provider.idToken),
    signOut: wrap(provider.signOut),
  };
}

function wrap<Input extends unknown[], Result>(
  action: (...input: Input) => Promise<Result>,
): (...input: Input) => Promise<Result> {
  return async (...input) => {
    try {
      return await action(...input);
    } catch (error) {
      if (!(error instanceof FirebaseError)) throw error;
      throw new IdentityError(error.code.replace(/^auth\//, ''), error);
    }
  };
}
