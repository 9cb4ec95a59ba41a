/** An answer that is written already, as its row's schema would have it written. */
export class JsonText<Value> {
  /** What it is the text of; for the compiler alone. */
  declare readonly value: Value;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
