import { randomId } from '../random-id.ts';
import type { StateFile } from '../state-file.ts';
import { refusal } from './errors.ts';
import type { Language } from './language.ts';
import type { IdentityState, Mail, MailType } from './state.ts';

/** How long the link in a mail works, in ms; the vendor's own hour. */
export const LINK_LIFE_MS = 3_600_000;
/** Mails kept; older ones are forgotten, and their links with them. */
const MAILS_KEPT = 200;

/** What `mode` is called in the address that a mail links to. */
export const LINK_MODES = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
} as const satisfies Record<MailType, string>;

export interface MailOrder {
  email: string;
  requestType: MailType;
  /** Of the mail, and of the page that its link opens. */
  language: Language;
  /** Where the link leads afterwards. */
  continueUrl: string | undefined;
  apiKey: string;
  /** Address of the sandbox as the caller knows it. */
  baseUrl: string;
}

/** The mails that would have been sent, and the one-time codes in them. */
export class Mails {
  readonly #state: StateFile<IdentityState>;
  readonly #now: () => number;

  /** @param now the time in ms since 1970. */
  constructor(state: StateFile<IdentityState>, now: () => number) {
    this.#state = state;
    this.#now = now;
  }

  /** Newest last. */
  get all(): readonly Mail[] {
    return this.#state.value.mails;
  }

  send({ email, requestType, language, continueUrl, apiKey, baseUrl }: MailOrder): Mail {
    const oobCode = randomId(54);
    const link = new URL('/emulator/action', baseUrl);
    link.search = new URLSearchParams({
      mode: LINK_MODES[requestType],
      lang: language,
      oobCode,
      apiKey,
      ...(continueUrl && { continueUrl }),
    }).toString();
    const mail: Mail = {
      email,
      requestType,
      oobCode,
      oobLink: link.href,
      sentAt: this.#now(),
      expiresAt: this.#now() + LINK_LIFE_MS,
      used: false,
    };
    this.#state.value.mails = [...this.all, mail].slice(-MAILS_KEPT);
    this.#state.changed();
    return mail;
  }

  /**
   * Finds the mail that a code came with.
   *
   * @throws HttpError MISSING_OOB_CODE, INVALID_OOB_CODE (unknown, used, or of another type) or
   * EXPIRED_OOB_CODE.
   */
  open(oobCode: string | undefined, requestType?: MailType): Mail {
    if (!oobCode) throw refusal('MISSING_OOB_CODE');
    const mail = this.all.find((candidate) => candidate.oobCode === oobCode);
    if (!mail || mail.used) throw refusal('INVALID_OOB_CODE');
    if (requestType && mail.requestType !== requestType) throw refusal('INVALID_OOB_CODE');
    if (mail.expiresAt <= this.#now()) throw refusal('EXPIRED_OOB_CODE');
    return mail;
  }

  /** Makes all links of one type to one address worthless, used ones and older ones alike. */
  spend(email: string, requestType: MailType): void {
    for (const mail of this.all) {
      if (mail.email === email && mail.requestType === requestType) mail.used = true;
    }
    this.#state.changed();
  }
}
