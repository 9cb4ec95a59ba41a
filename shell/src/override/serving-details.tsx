import type { ComposedRemote, Composition } from '@motohaat/contract/composition';
import { shellPages } from '@motohaat/contract/pages';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useOverrideMessages } from '../messages/override/index.ts';
import { useServices } from '../services.ts';
import { fillingsBySlot, ownerOf, servedAs } from './who-serves.ts';

import styles from './serving-details.module.css';

/** Which application, release and revision a page is of, and who fills its slots: for teams, who open it. */
export function ServingDetails() {
  const { serving: t } = useOverrideMessages();
  const [isOpen, setOpen] = useState(false);
  const serving = useServices().composition.use((state) => state.composition.serving);
  if (!serving) return null;
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{t.title}</summary>
      {/* When it is opened: fillings are loaded after the bar is drawn. */}
      {isOpen && <Facts serving={serving} />}
      <Link to={shellPages.team.path} className={styles.team}>
        {t.team}
      </Link>
    </details>
  );
}

function Facts({ serving }: { serving: NonNullable<Composition['serving']> }) {
  const { serving: t } = useOverrideMessages();
  const { composition: store, loader } = useServices();
  const composition = store.use((state) => state.composition);
  const { pathname } = useLocation();
  const { remotes, revision } = composition;

  const versionOf = (name: string) => {
    const served = serving.remotes[name];
    return served ? t.served(served.version, served.release) : '';
  };
  const describe = (remote: ComposedRemote) => (
    <>
      <strong>{remote.name}</strong> {versionOf(remote.name)}, {t.as[servedAs(composition, remote)]}
    </>
  );
  const owner = ownerOf(composition, pathname);
  const fillings = fillingsBySlot(composition);
  return (
    <dl className={styles.facts}>
      <Fact term={t.page}>{owner ? describe(owner) : t.itself}</Fact>
      <Fact term={t.around}>{t.served(serving.shell.version, serving.shell.release)}</Fact>
      <Fact term={t.revision}>{revision}</Fact>
      <Fact term={t.slots}>
        {fillings.length === 0 && t.noSlots}
        <ul className={styles.list}>
          {fillings.map(({ slot, remote, filling }) => (
            <li key={`${slot} ${remote.name} ${filling}`}>
              <strong>{slot}</strong>: {t.filled(remote.name, filling)} (
              {loader.loaded(remote, filling) ? t.loaded : t.notLoaded})
            </li>
          ))}
        </ul>
      </Fact>
      <Fact term={t.others}>
        <ul className={styles.list}>
          {remotes
            .filter((remote) => remote !== owner)
            .map((remote) => (
              <li key={remote.name}>{describe(remote)}</li>
            ))}
        </ul>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
