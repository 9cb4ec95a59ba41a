import { english } from '@motohaat/domain/formats-en';
import type { passwordRules } from '@motohaat/domain/password';
import type { ChosenRole } from '@motohaat/domain/role';
import type { ReactNode } from 'react';

const { number } = english;

/** Makes words of a sentence a link. */
type Linked = (words: string) => ReactNode;

export const messages = {
  welcome: {
    label: 'Where you were',
    ready: 'Your account is ready.',
    continueTo: {
      bikes: 'Continue to the bikes you were looking at',
      dashboard: 'Continue to your dashboard',
      elsewhere: 'Continue to where you were',
    },
    dismiss: 'Dismiss',
  },
  withoutScript:
    'This page needs JavaScript. Turn it on in your browser and load the page again. To look around you need no account.',
  fields: { name: 'Name', email: 'Email', password: 'Password', role: 'Role' },
  roles: {
    buyer: { label: 'Buyer', hint: 'I look for a bike' },
    seller: { label: 'Seller', hint: 'I have bikes to sell' },
  } satisfies Record<ChosenRole, { label: string; hint: string }>,
  signIn: {
    title: 'Login',
    description:
      'Log in to MotoHaat to book a used motorbike, to keep the ones you like, or to sell your own.',
    submit: 'Login',
    failed: 'Could not sign in. Try again.',
    emailMissing: 'Email Address is required',
    passwordMissing: 'Password is required',
    passwordShort: 'Password Is Too Short!!',
    toSignUp: (link: Linked) => <>New to MotoHaat? {link('Create an account')}</>,
  },
  signUp: {
    title: 'Sign up',
    description:
      'Open an account at MotoHaat to buy or to sell used motorbikes all over Bangladesh.',
    submit: 'Sign up',
    failed: 'Could not create the account. Try again.',
    nameMissing: 'Name is required.',
    emailMissing: 'Email is required.',
    passwordMissing: 'Password is required.',
    passwordShort: 'Password is too short.',
    passwordWeak: 'Password is weak.Must Have (lowercase,uppercase,special-character)',
    toSignIn: (link: Linked) => <>Already have an account? {link('Login')}</>,
  },
  password: {
    length: (minimum: number) => `at least ${number(minimum)} characters`,
    rules: {
      lower: 'a lowercase letter (a–z)',
      upper: 'an uppercase letter (A–Z)',
      digit: 'a digit (0–9)',
      symbol: 'one of ! @ # $ % ^ & *',
    } satisfies Record<(typeof passwordRules)[number]['id'], string>,
    met: '(done)',
  },
  reset: {
    open: 'Forgot Password?',
    title: 'Reset your password',
    lead: 'We send a link with which you choose a new password.',
    emailMissing: 'Email Address is required',
    send: 'Send reset mail',
    cancel: 'Cancel',
    sent: 'If the address exists, a mail is on its way',
    done: 'Done',
    lost: 'No connection. Try again.',
  },
  google: {
    or: 'or',
    open: 'Continue with Google',
    openHere: 'Continue here',
    makesBuyer: 'Google opens a buyer’s account. If you chose Seller, we ask you right after.',
  },
  agreement: {
    signIn: (terms: Linked, privacy: Linked) => (
      <>
        If you are new here, Google’s button makes you an account, and you accept our{' '}
        {terms('terms of use')}. Our {privacy('privacy page')} says what we do with your data.
      </>
    ),
    signUp: (terms: Linked, privacy: Linked) => (
      <>
        By signing up you accept our {terms('terms of use')}. Our {privacy('privacy page')} says
        what we do with your data.
      </>
    ),
  },
  offerSelling: {
    title: 'Do you want to sell?',
    text: 'Google opened a buyer’s account for you. You had chosen Seller: one press, and you are one.',
    later: 'A seller cannot book bikes. You can change this in your profile at any time.',
    become: 'Become a seller',
    stay: 'Stay a buyer',
    done: 'You are a seller now.',
  },
  adminOnly: {
    title: 'This page needs an admin account',
    text: "You are signed in with an account that is not an admin's.",
    dashboard: 'Go to my dashboard',
    signOut: 'Logout',
  },
  demo: {
    title: 'Try it with a demo account',
    use: 'Use',
    useAccount: {
      buyer: 'Use the buyer account',
      seller: 'Use the seller account',
    } satisfies Record<ChosenRole, string>,
  },
};

export type Messages = typeof messages;
