import type { BikeInput } from '@motohaat/contract/bike-form';
import type { Language } from '@motohaat/domain/language';
import { type DraftPlace, draftsIn } from '@motohaat/platform/use-draft';
import { FailedState } from '@motohaat/ui/states';
import { useIsNear } from '@motohaat/ui/use-is-near';
import { useLateModule } from '@motohaat/ui/use-late-module';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';

import { useListingMessages } from '../../messages/listing/index.ts';
import { CompletenessRing } from './completeness.tsx';
import type { Kept } from './kept.ts';
import { createListing, type LateParts, ListingContext, type Texts } from './listing-store.ts';
import { firstControl, firstMistake } from './mistakes.ts';
import { PhotosOfForm } from './photos-of-form.tsx';
import type { StoredPhoto } from './photos/photo.ts';
import { RestSkeleton } from './rest-skeleton.tsx';
import { Restored } from './restored.tsx';
import { useListingDraft } from './use-listing-draft.ts';

import styles from './form.module.css';

/** What somebody does in a form who is about to need all of it. */
const acts = ['focusin', 'pointerdown', 'change', 'drop'] as const;

type ListingFrameProps<Module> = {
  /** What is kept of it, and of its photos beside it, by these names in that place. */
  names: { form: string; photos: string };
  place: DraftPlace;
  /** What the form is filled with at first. */
  beginning: Texts;
  /** The photos that the bike has. */
  stored: readonly StoredPhoto[];
  /** The fields that it begins with, and their names. */
  first: ReactNode;
  drawn: readonly BikeInput[];
  /** Imports all that follows, with what checks and sends the form. */
  load: (language: Language) => Promise<Module>;
  children: (rest: Module, kept: Kept) => ReactNode;
  /** Stands below the form, which it is no part of. */
  renderBelow?: (rest: Module) => ReactNode;
};

/**
 * A form of a listing. Photos and the first fields are there at once and keep what is typed; the rest
 * comes when somebody is near it or does anything in the form, and where something was begun before.
 */
export function ListingFrame<Module extends { lateParts: LateParts }>(
  props: ListingFrameProps<Module>,
) {
  const { names, place, beginning, stored, first, drawn, load, children, renderBelow } = props;
  const t = useListingMessages();
  const draft = useListingDraft(names.form, beginning, place);
  const [hasPhotoDraft] = useState(() => draftsIn(place).read(names.photos) !== undefined);
  const [store] = useState(() => createListing(beginning, draft.values));
  const texts = useStore(store, (state) => state.texts);
  const submitCount = useStore(store, (state) => state.submitCount);
  const hasOldPhotos = useStore(store, ({ photos }) => photos?.isRestored);
  const [startedAgain, setStartedAgain] = useState(false);
  const layout = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const isBegun = draft.isRestored || hasPhotoDraft || stored.length > 0;
  const rest = useLateModule(load, isBegun);
  const [restPlace, isNear] = useIsNear();
  const { module, want } = rest;

  const wantNow = useEffectEvent(want);
  useEffect(() => {
    if (isNear) wantNow();
  }, [isNear]);
  useEffect(() => {
    const form = layout.current;
    const act = () => wantNow();
    for (const what of acts) form?.addEventListener(what, act);
    return () => acts.forEach((what) => form?.removeEventListener(what, act));
  }, []);

  useLayoutEffect(() => {
    store.setState({ late: module?.lateParts });
  }, [store, module]);

  // Who went on to the rest before it was there goes on in it.
  useLayoutEffect(() => {
    const found = restPlace.current;
    if (module && found === document.activeElement) firstControl(found)?.focus();
  }, [module, restPlace]);

  // What is chosen or filled in for somebody is no event of the form.
  const keep = useEffectEvent((_texts: Texts) => {
    if (element.current) draft.keep({ currentTarget: element.current });
  });
  useEffect(() => keep(texts), [texts]);

  useEffect(() => {
    if (submitCount > 0) firstMistake(element.current)?.focus();
  }, [submitCount]);

  function retry() {
    rest.retry();
    // The button has gone.
    restPlace.current?.focus({ preventScroll: true });
  }

  function startAgain() {
    store.getState().startAgain();
    draftsIn(place).remove(names.photos);
    setStartedAgain(true);
    draft.drop();
    // The button has gone.
    element.current?.focus({ preventScroll: true });
  }

  const isRestored = (draft.isRestored || hasOldPhotos) && !startedAgain;
  return (
    <ListingContext value={store}>
      <div ref={layout} className={styles.layout}>
        <aside className={styles.aside}>
          <CompletenessRing stored={stored.length} />
        </aside>
        <form
          ref={element}
          tabIndex={-1}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            store.getState().submit();
          }}
        >
          {isRestored && <Restored onStartAgain={startAgain} />}
          <PhotosOfForm stored={stored} />
          {first}
          <div
            ref={restPlace}
            // Whoever is faster than the rest waits for it here.
            tabIndex={module ? -1 : 0}
            aria-label={module ? undefined : t.rest.title}
            role={module ? undefined : 'group'}
            aria-busy={module ? undefined : true}
            className={styles.rest}
          >
            {module &&
              children(module, {
                draft,
                photosOf: { stored, draft: { name: names.photos, place } },
              })}
            {!module && <Typed texts={texts} but={drawn} />}
            {!module && !rest.hasFailed && <RestSkeleton />}
            {!module && rest.hasFailed && (
              <FailedState onRetry={retry}>{t.rest.failed}</FailedState>
            )}
          </div>
        </form>
      </div>
      {module && renderBelow?.(module)}
    </ListingContext>
  );
}

/** What was typed into fields that are not here yet: it is kept with what is. */
function Typed({ texts, but }: { texts: Texts; but: readonly string[] }) {
  return Object.entries(texts)
    .filter(([input]) => !but.includes(input))
    .map(([input, text]) => <input key={input} type="hidden" name={input} value={text} />);
}
