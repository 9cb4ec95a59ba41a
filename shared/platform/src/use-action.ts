import type { ApiClient } from '@motohaat/api/client';
import type { Done } from '@motohaat/api/done';
import { type ActionError, isActionError, outcomeOfError } from '@motohaat/api/outcome';
import type { Noun } from '@motohaat/api/query-keys';
import { clientSendingOnce } from '@motohaat/api/send-once';
import type { ActionState, Outcome } from '@motohaat/domain/outcome';
// By its name, which the shell shares: each remote bundles this file, and there is one platform.
import { platformWords, usePlatform } from '@motohaat/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { announceChange } from './changes.ts';

/** Where something is told: at the edge of the screen, as the action's `failure`, or both. */
type Place = 'toast' | 'here' | 'both';

export type ActionOptions<Input, Answer> = {
  /**
   * Does it. Through this client a call that takes a key is sent once: a repeat after a lost answer
   * carries the key of the first try.
   */
  run: (api: ApiClient, input: Input) => Promise<Answer>;
  /** The toast for success; none where what is shown then says it, or `onDone` does. */
  success?: string | ((answer: Answer, input: Input) => string | undefined);
  /** What was done, where several applications offer it: the toast unless `success` says another. */
  done?: Done | ((answer: Answer) => Done);
  /** What is asked for again afterwards, wherever it is shown: also when it was not done. */
  changes?: readonly Noun[];
  /** Where the server's no is told; by a toast unless said otherwise. */
  refusals?: Place;
  /** Where it is told that nobody knows whether it happened; by a toast unless said otherwise. */
  unknowns?: Place;
  /** The sentence for a refusal or a lost connection, where the error's own does not do. */
  explain?: (error: ActionError) => string | undefined;
  /** It is done, and told; what has changed is still being read. */
  onDone?: (answer: Answer, input: Input) => void;
  /** It is refused, and told: it makes no sense to send the same again. */
  onRefused?: (error: ActionError) => void;
};

/** Something that a person can do, and where that stands. */
export type Action<Input> = ActionState & {
  /**
   * Does it; while it is under way, a further call is that same one.
   *
   * @returns how it ended, which has been told
   * @throws whatever is neither a refusal nor a lost connection
   */
  run: (input: Input) => Promise<Outcome>;
  /** Takes the failure away. */
  reset: () => void;
};

/**
 * The one way to do something and to tell the person: pending, success, refusal, or that nobody
 * knows. What it changes is asked for again by noun, in this tab and in the others; where a failure
 * is to be read here, that waits until the component goes, so that the words outlive the list.
 */
export function useAction<Input = void, Answer = unknown>(
  options: ActionOptions<Input, Answer>,
): Action<Input> {
  const { api, toasts } = usePlatform();
  const words = platformWords.useMessages();
  const client = useQueryClient();
  const [once] = useState(() => clientSendingOnce(api));
  const underway = useRef<Promise<Outcome>>(undefined);
  const changeToAnnounce = useRef<() => void>(undefined);
  useEffect(() => () => changeToAnnounce.current?.(), []);

  const { refusals = 'toast', unknowns = 'toast', changes = [] } = options;
  const mutation = useMutation({
    // The person is told at once that there is no connection, and decides.
    networkMode: 'always',
    mutationFn: (input: Input) => options.run(once, input),
    onSuccess: async (answer, input) => {
      changeToAnnounce.current = undefined;
      const sentence = successOf(answer, input);
      if (sentence) toasts.success(sentence);
      options.onDone?.(answer, input);
      await announceChange(client, changes);
    },
    onError: (error) => {
      if (!isActionError(error)) return;
      const { status, message } = explained(error);
      const place = placeOf(status);
      if (place !== 'here') toasts.error(message);
      if (place === 'toast') void announceChange(client, changes);
      else changeToAnnounce.current = () => void announceChange(client, changes);
      if (status === 'refused') options.onRefused?.(error);
    },
  });

  function successOf(answer: Answer, input: Input): string | undefined {
    const { success, done } = options;
    if (success === undefined && done !== undefined) {
      return words.done[typeof done === 'function' ? done(answer) : done];
    }
    return typeof success === 'function' ? success(answer, input) : success;
  }

  function explained(error: ActionError): Outcome {
    const outcome = outcomeOfError(error, words.failures);
    return { ...outcome, message: options.explain?.(error) ?? outcome.message };
  }

  function placeOf(status: Outcome['status']): Place {
    return status === 'refused' ? refusals : unknowns;
  }

  async function settle(input: Input): Promise<Outcome> {
    try {
      const answer = await mutation.mutateAsync(input);
      return { status: 'done', message: successOf(answer, input) ?? '' };
    } catch (error) {
      if (!isActionError(error)) throw error;
      return explained(error);
    } finally {
      underway.current = undefined;
    }
  }

  const ended = isActionError(mutation.error) ? explained(mutation.error) : undefined;
  return {
    // A second click can come before the first is drawn.
    run: (input) => (underway.current ??= settle(input)),
    pending: mutation.isPending,
    failure: ended && placeOf(ended.status) !== 'toast' ? ended : undefined,
    reset: mutation.reset,
  };
}
