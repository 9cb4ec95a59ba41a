/**
 * What the database names as the reason of its refusal: the constraint, else the error's code;
 * `accepted` if it did not refuse.
 */
export async function refusalOf(statement: Promise<unknown>): Promise<string | undefined> {
  return statement.then(
    () => 'accepted',
    (error: { constraint?: string; code?: string }) => error.constraint ?? error.code,
  );
}
