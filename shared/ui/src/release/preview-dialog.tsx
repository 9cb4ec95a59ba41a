import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import {
  branchOf,
  type NamedRelease,
  previewNameOf,
  releasesNamed,
} from '@motohaat/domain/preview';
import { useDraft } from '@motohaat/platform/use-draft';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../dialog.tsx';
import { Failure } from '../failure.tsx';
import { Field } from '../field.tsx';
import { useMessages } from '../messages/index.ts';
import { usePreviewMessages } from '../messages/release/previews/index.ts';
import { Select, TextInput } from '../text-input.tsx';

import styles from './previews.module.css';

/** What a preview is to show, under which name, for how many days. */
export type WantedPreview = { name: string; releases: NamedRelease[]; days: number };

type PreviewDialogProps = {
  application: string;
  /** The applications to choose from; left out, it is this one. */
  applications?: readonly string[];
  onApplication?: (application: string) => void;
  /** Versions whose files are kept, newest first; `undefined` while they are on their way. */
  versions: readonly string[] | undefined;
  /** Why they cannot be had, as a sentence. */
  failed?: string | undefined;
  /** Makes it; once it is done, who opened the dialog closes it. */
  make: ActionState & { run: (wanted: WantedPreview) => Promise<Outcome> };
  onClose: () => void;
};

/** How releases are named. */
const examples = ['mfe-buyer@1.1.0', 'shell@2.0.0'] as const;
const days = [1, 2, 3, 4, 5, 6, 7];

/** Chooses what a preview shows, and for how long. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { application, applications, onApplication, versions, failed, make, onClose } = props;
  const t = usePreviewMessages();
  const { dialog } = useMessages();
  const draft = useDraft('preview', { version: '', together: '', name: '', days: '7' });
  const [chosen, setChosen] = useState(draft.values.version);
  const [together, setTogether] = useState(draft.values.together);
  const [name, setName] = useState(draft.values.name);
  const [errors, setErrors] = useState<{ together?: string; name?: string }>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const version = versions?.includes(chosen) ? chosen : (versions?.[0] ?? '');
  const suggested = branchOf(version);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (make.pending || version === '') return;
    const data = new FormData(event.currentTarget);
    const others = releasesNamed(together);
    const called = previewNameOf(name) || suggested;
    const found = {
      ...(others.wrong !== undefined && { together: t.wrongRelease(others.wrong, examples[0]) }),
      ...(called === '' && { name: t.nameLacking }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await make.run({
      name: called,
      releases: [{ application, version }, ...others.releases],
      days: Number(data.get('days')),
    });
    if (outcome.status === 'done') draft.drop();
  }

  return (
    <Dialog open title={t.make} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onChange={draft.keep}
        onSubmit={(event) => void submit(event)}
      >
        <p>{t.makeLead}</p>
        {applications && (
          <Field label={t.application}>
            <Select
              name="application"
              value={application}
              onChange={({ target }) => onApplication?.(target.value)}
            >
              {applications.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={t.release} error={failed} help={helpOf(versions, t)}>
          <Select name="version" value={version} onChange={({ target }) => setChosen(target.value)}>
            {versions?.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field
          label={t.together}
          help={t.togetherHelp(examples.join(', '))}
          error={errors?.together}
        >
          <TextInput
            name="together"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1200}
            value={together}
            onChange={({ target }) => setTogether(target.value)}
          />
        </Field>
        <Field
          label={t.name}
          help={suggested === '' ? t.nameHelp : t.nameSuggested(suggested)}
          error={errors?.name}
        >
          <TextInput
            name="name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label={t.days}>
          <Select name="days" defaultValue={draft.values.days}>
            {days.map((each) => (
              <option key={each} value={each}>
                {t.dayCount(each)}
              </option>
            ))}
          </Select>
        </Field>
        <Failure message={make.failure?.message} reasons={make.failure?.reasons} />
        <DialogActions>
          <Button onClick={onClose}>{dialog.cancel}</Button>
          <Button type="submit" variant="primary" busy={make.pending} blocked={version === ''}>
            {t.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function helpOf(
  versions: readonly string[] | undefined,
  t: ReturnType<typeof usePreviewMessages>,
): string | undefined {
  if (!versions) return t.loadingReleases;
  return versions.length === 0 ? t.noReleases : undefined;
}
