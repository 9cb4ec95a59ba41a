import { cleanName } from '@motohaat/domain/name';
import { isStrong, minimumPasswordLength } from '@motohaat/domain/password';
import { chosenRoles } from '@motohaat/domain/role';
import { cleanText } from '@motohaat/domain/text';
import * as v from 'valibot';

import type { Messages } from '../../messages/account/en.tsx';

/** The sign-up form, with the specification's messages (section 5). */
export const signUpSchema = (t: Messages['signUp']) =>
  v.object({
    name: v.pipe(v.string(), v.transform(cleanName), v.nonEmpty(t.nameMissing)),
    email: v.pipe(v.string(), v.transform(cleanText), v.nonEmpty(t.emailMissing)),
    password: v.pipe(
      v.string(),
      v.nonEmpty(t.passwordMissing),
      v.minLength(minimumPasswordLength, t.passwordShort),
      v.check(isStrong, t.passwordWeak),
    ),
    role: v.picklist(chosenRoles),
  });
export type SignUp = v.InferOutput<ReturnType<typeof signUpSchema>>;
