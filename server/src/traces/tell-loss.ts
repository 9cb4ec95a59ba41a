/**
 * Says when traces cannot be delivered after one that could, and the other way round.
 *
 * @returns told of each delivery: what kept it, or nothing
 */
export function tellLoss(say: (message: string) => void): (error: unknown) => void {
  let isLost = false;
  return (error) => {
    const hasFailed = error !== undefined;
    if (hasFailed !== isLost) {
      say(hasFailed ? 'Traces cannot be delivered.' : 'Traces are delivered again.');
    }
    isLost = hasFailed;
  };
}
