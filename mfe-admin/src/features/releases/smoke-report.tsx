import type { SmokePicture, SmokeStanding } from '@motohaat/contract/smoke-tests';
import { useApi } from '@motohaat/platform';
import { Skeleton } from '@motohaat/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMessages } from '../../messages/releases/index.ts';
import { smokePictureQuery } from './releases.queries.ts';

import styles from './smoke-report.module.css';

type Report = NonNullable<SmokeStanding['report']>;
type SmokeReportProps = { application: string; version: string; report: Report };

/** Each page with what was found on it, and what it looks like beside the release that was live. */
export function SmokeReport({ report, ...release }: SmokeReportProps) {
  const { smoke: t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.report}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{t.pages}</summary>
      {isOpen && (
        <ul className={styles.pages}>
          {report.pages.map(({ path, faults, notes = [], views, weight }) => (
            <li key={path} className={styles.page}>
              <h3 className={styles.path}>{path}</h3>
              {views !== undefined && weight && (
                <p className={styles.facts}>{t.looked(views, weight)}</p>
              )}
              <Findings title={t.faults} found={faults} />
              <Findings title={t.notes} found={notes} />
              <div className={styles.pictures}>
                {report.pictures
                  .filter((picture) => picture.path === path)
                  .toSorted((a, b) => a.of.localeCompare(b.of))
                  .map((picture) => (
                    <Picture
                      key={picture.number}
                      {...release}
                      {...picture}
                      release={release.version}
                      at={report.at}
                    />
                  ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Findings({ title, found }: { title: string; found: readonly string[] }) {
  if (found.length === 0) return null;
  return (
    <>
      <p className={styles.facts}>{title}</p>
      <ul className={styles.findings}>
        {found.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

type PictureProps = SmokePicture & { application: string; release: string; at: string };

function Picture({ application, release, number, path, of, version, at }: PictureProps) {
  const { smoke: t } = useMessages();
  const params = { application, version: release, number };
  const { data, isError } = useQuery(smokePictureQuery(useApi(), params, at));
  const name = t.picture[of](version);
  return (
    <figure className={styles.figure}>
      {data && <img className={styles.picture} src={data.picture} alt={t.pictureOf(path, name)} />}
      {!data && !isError && <Skeleton className={styles.bone} />}
      <figcaption className={styles.facts}>{isError ? t.lost(name) : name}</figcaption>
    </figure>
  );
}
