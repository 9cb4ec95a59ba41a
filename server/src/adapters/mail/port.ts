/** A mail to one person. */
export type Mail = {
  /** The same each time it is sent: a mailbox that has got it need not show it again. */
  id: string;
  to: string;
  /** When it was told: the mail may be carried later. */
  at: Date;
  subject: string;
  /** A whole document. */
  html: string;
  text: string;
  language: string;
  /** Where one request without a body of ours ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string | undefined;
};

/** What carries mails to people. */
export type MailPort = {
  /**
   * Hands a mail over for good.
   *
   * @throws MailError when nobody can say that it was taken
   */
  send(mail: Mail): Promise<void>;
  /** Ends its connections. */
  close(): void;
};

/** A mail was not taken. The message is for admins. */
export class MailError extends Error {
  override name = 'MailError';
  /** Whether it never will be: its address or the mail itself is refused. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal, cause }: { isFinal: boolean; cause: unknown }) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
