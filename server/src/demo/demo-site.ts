import { demoAccount } from '@motohaat/demo/accounts';
import { picturesFolder } from '@motohaat/demo/pictures-folder';

/** What demo mode adds to the site, besides rows of the database. */
export const demoSite = {
  pictures: picturesFolder,
  /** The accounts that the sign-in page offers; never the admin's. */
  signIns: { buyer: signInOf('buyer'), seller: signInOf('seller') },
};

function signInOf(role: 'buyer' | 'seller') {
  const { email, password } = demoAccount(role);
  return { email, password };
}
