import { minimumPasswordLength } from '@motohaat/domain/password';
import { cleanText } from '@motohaat/domain/text';
import * as v from 'valibot';

import type { Messages } from '../../messages/account/en.tsx';

/** The login form, with the specification's messages (section 5). */
export const signInSchema = (t: Messages['signIn']) =>
  v.object({
    email: v.pipe(v.string(), v.transform(cleanText), v.nonEmpty(t.emailMissing)),
    password: v.pipe(
      v.string(),
      v.nonEmpty(t.passwordMissing),
      v.minLength(minimumPasswordLength, t.passwordShort),
    ),
  });
export type SignIn = v.InferOutput<ReturnType<typeof signInSchema>>;
