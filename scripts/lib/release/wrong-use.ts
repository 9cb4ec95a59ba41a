/** The command was not called as it is meant to be; it ends with exit code 2. */
export class WrongUse extends Error {
  override name = 'WrongUse';
}
