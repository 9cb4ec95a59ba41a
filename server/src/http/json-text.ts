/** An answer that is written already, as its row's schema would have it written. */
export class JsonText<Value> {
  /** What it is the text of; for the compiler alone. */
  declare readonly value: Value;
  readonly text: string | Buffer;

  /** @param text or its bytes, where they are sent more than once */
  constructor(text: string | Buffer) {
    this.text = text;
  }
}
