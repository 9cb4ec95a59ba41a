import { Link } from 'react-router-dom';

import { links } from '../../links.ts';

import styles from './account.module.css';

/**
 * What a new person accepts, whichever way they sign up; at a sign-in that is Google’s. It opens beside
 * the form, which stays filled in.
 */
export function Agreement({ isSignIn = false }: { isSignIn?: boolean }) {
  return (
    <p className={styles.note}>
      {isSignIn
        ? 'If you are new here, Google’s button makes you an account, and you accept our'
        : 'By signing up you accept our'}{' '}
      <Link to={links.href('terms')} target="_blank">
        terms of use
      </Link>
      . Our{' '}
      <Link to={links.href('privacy')} target="_blank">
        privacy page
      </Link>{' '}
      says what we do with your data.
    </p>
  );
}
