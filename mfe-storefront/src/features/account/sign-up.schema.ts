import { cleanName } from '@motohaat/domain/name';
import { isStrong, minimumPasswordLength } from '@motohaat/domain/password';
import { chosenRoles } from '@motohaat/domain/role';
import { cleanText } from '@motohaat/domain/text';
import * as v from 'valibot';

/** The sign-up form, with the specification's messages (section 5). */
export const SignUp = v.object({
  name: v.pipe(v.string(), v.transform(cleanName), v.nonEmpty('Name is required.')),
  email: v.pipe(v.string(), v.transform(cleanText), v.nonEmpty('Email is required.')),
  password: v.pipe(
    v.string(),
    v.nonEmpty('Password is required.'),
    v.minLength(minimumPasswordLength, 'Password is too short.'),
    v.check(isStrong, 'Password is weak.Must Have (lowercase,uppercase,special-character)'),
  ),
  role: v.picklist(chosenRoles),
});
export type SignUp = v.InferOutput<typeof SignUp>;
