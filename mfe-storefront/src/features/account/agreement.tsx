import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useAccountMessages } from '../../messages/account/index.ts';

import styles from './account.module.css';

/**
 * What a new person accepts, whichever way they sign up; at a sign-in that is Google’s. It opens beside
 * the form, which stays filled in.
 */
export function Agreement({ isSignIn = false }: { isSignIn?: boolean }) {
  const { agreement: t } = useAccountMessages();
  const sentences = isSignIn ? t.signIn : t.signUp;
  return (
    <p className={styles.note}>
      {sentences(beside(links.href('terms')), beside(links.href('privacy')))}
    </p>
  );
}

/** Makes words a link whose page opens in a tab of its own. */
const beside = (to: string) => (words: string) => (
  <Link to={to} target="_blank">
    {words}
  </Link>
);
