import type { Language } from '@motohaat/domain/language';
import { useId } from 'react';

import styles from './sheets.module.css';

type Block =
  | { kind: 'facts'; heading: string | null; facts: readonly { label: string; value: string }[] }
  | { kind: 'steps'; heading: string; steps: readonly string[] }
  | { kind: 'note'; text: string }
  | {
      kind: 'signatures';
      heading: string;
      people: readonly { title: string; lines: readonly string[] }[];
    };

/** A sheet of paper; its words are in its language, whatever the page's is. */
export type SheetOfPaper = {
  language: Language;
  title: string;
  subtitle: string;
  blocks: readonly Block[];
};

/** Sheets as they come out of a printer, which then prints nothing else of the page. */
export function Sheets({ sheets }: { sheets: readonly SheetOfPaper[] }) {
  return (
    <div className={styles.sheets}>
      {sheets.map((sheet) => (
        <Sheet key={`${sheet.language} ${sheet.title}`} sheet={sheet} />
      ))}
    </div>
  );
}

function Sheet({ sheet }: { sheet: SheetOfPaper }) {
  const id = useId();
  return (
    <article className={styles.sheet} lang={sheet.language} aria-labelledby={id}>
      <p className={styles.brand}>MotoHaat</p>
      <h2 id={id} className={styles.title}>
        {sheet.title}
      </h2>
      <p className={styles.subtitle}>{sheet.subtitle}</p>
      {sheet.blocks.map((block, index) => (
        // Sheets do not change while they are looked at.
        // oxlint-disable-next-line react/no-array-index-key -- what stands on a sheet has no other name
        <Part key={index} block={block} />
      ))}
    </article>
  );
}

function Part({ block }: { block: Block }) {
  if (block.kind === 'note') return <p className={styles.note}>{block.text}</p>;
  return (
    <section className={styles.part}>
      {block.heading !== null && <h3 className={styles.heading}>{block.heading}</h3>}
      {block.kind === 'facts' && (
        <dl className={styles.facts}>
          {block.facts.map(({ label, value }) => (
            <div key={label} className={value === '' ? styles.blank : styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {block.kind === 'steps' && (
        <ol className={styles.steps}>
          {block.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {block.kind === 'signatures' && (
        <div className={styles.people}>
          {block.people.map(({ title, lines }) => (
            <div key={title} className={styles.person}>
              <h4 className={styles.who}>{title}</h4>
              {lines.map((line) => (
                <p key={line} className={styles.line}>
                  {line}
                </p>
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
