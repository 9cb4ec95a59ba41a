import type { ChosenRole } from '@motohaat/domain/role';
import type { ReactNode } from 'react';

/** Makes words of a sentence a link. */
type Link = (words: string) => ReactNode;

export const messages = {
  /** In the strip under the navbar. */
  noAccount: 'You are signed in, but you have no MotoHaat account yet.',
  /** What the identity provider's codes say, see `identityMessage`. */
  identity: {
    emailTaken: 'Use another email or log in.',
    wrongCredential: 'Email or password is incorrect.',
    suspended: 'This account is suspended. Contact support.',
    invalidEmail: 'Enter a valid email.',
    weakPassword: 'Password is weak.Must Have (lowercase,uppercase,special-character)',
    tooManyTries: 'Too many tries. Try again later.',
    expiredLink: 'This link has expired.',
    wrongCode: 'This code is not right. Check it and try again.',
    expiredCode: 'This code has expired. Ask for a new one.',
    signInAgain: 'Please sign in again.',
    noConnection: 'No connection. Try again.',
    popupBlocked: 'Allow pop-ups or continue here',
    signsInByPassword:
      'This email already signs in with a password. Log in with your email and password.',
    notAvailable: 'Sign-in is not available right now. Try again later.',
    unknown: 'Could not sign in. Try again.',
  },
  wrongPassword: 'This password is not right.',
  created: 'Successfully Created.',
  unfinished: {
    pageTitle: 'Sign-in',
    suspended: 'This account is suspended',
    finishing: 'Finishing sign-in…',
  },
  completeAccount: {
    title: 'Complete your account',
    lead: (email: string) =>
      `You are signed in${email && ` as ${email}`}. Tell us who you are, and your MotoHaat account is ready.`,
    name: 'Name',
    nameMissing: 'Name is required.',
    role: 'I want to be a',
    roleMissing: 'Choose one of the two.',
    roles: { buyer: 'Buyer', seller: 'Seller' } satisfies Record<ChosenRole, string>,
    consent: (terms: Link, privacy: Link) => (
      <>
        You accept our {terms('terms of use')}. Our {privacy('privacy page')} says what we do with
        your data.
      </>
    ),
    create: 'Create my account',
  },
};

export type Messages = typeof messages;
