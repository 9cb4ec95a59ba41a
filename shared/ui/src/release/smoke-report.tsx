import { useState } from 'react';

import { useReleaseMessages } from '../messages/release/index.ts';
import { LatePicture } from './late-picture.tsx';

import styles from './smoke-report.module.css';

/** Reads a picture by its number, as an address that only this page knows. */
export type ReadPicture = (number: number) => Promise<string>;

/** What a machine found on each page of a release, and what each looked like. */
export type Report = {
  at: string;
  passed: boolean;
  pages: readonly {
    path: string;
    faults: readonly string[];
    notes?: readonly string[] | undefined;
    views?: number | undefined;
    weight?: { javascript: number; css: number } | undefined;
  }[];
  pictures: readonly {
    number: number;
    path: string;
    of: 'candidate' | 'live';
    version: string;
  }[];
};

type SmokeReportProps = { report: Report; read: ReadPicture };

/** Each page with what was found on it, and what it looks like beside the release that was live. */
export function SmokeReport({ report, read }: SmokeReportProps) {
  const { smoke: t } = useReleaseMessages();
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
              <p className={styles.path}>{path}</p>
              {views !== undefined && weight && (
                <p className={styles.facts}>{t.looked(views, weight)}</p>
              )}
              <Findings title={t.faults} found={faults} />
              <Findings title={t.notes} found={notes} />
              <div className={styles.pictures}>
                {report.pictures
                  .filter((picture) => picture.path === path)
                  .toSorted((a, b) => a.of.localeCompare(b.of))
                  .map(({ number, of, version }) => (
                    <LatePicture
                      // Of the latest test: another one has other pictures under the same numbers.
                      key={`${report.at} ${number}`}
                      path={path}
                      name={t.picture[of](version)}
                      read={() => read(number)}
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
