import { minimumPasswordLength } from '@motohaat/domain/password';
import { cleanText } from '@motohaat/domain/text';
import * as v from 'valibot';

/** The login form, with the specification's messages (section 5). */
export const SignIn = v.object({
  email: v.pipe(v.string(), v.transform(cleanText), v.nonEmpty('Email Address is required')),
  password: v.pipe(
    v.string(),
    v.nonEmpty('Password is required'),
    v.minLength(minimumPasswordLength, 'Password Is Too Short!!'),
  ),
});
export type SignIn = v.InferOutput<typeof SignIn>;
