import type { Fields } from '../../fields.ts';
import type { Identity } from '../identity.ts';
import type { Language } from '../language.ts';

/** One call of the vendor's REST interface, after its body was read as an object. */
export type Operation = (
  identity: Identity,
  body: Fields,
  /** Address of the sandbox as the caller knows it. */
  baseUrl: string,
  /** Of what is written to people for it. */
  language: Language,
) => object | Promise<object>;
