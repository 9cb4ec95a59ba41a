import { classNames } from '@motohaat/ui/class-names';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import { useId } from 'react';

import { useMessages } from '../../messages/uses/index.ts';
import type { Arrow, Party } from './arrows.ts';
import { box, layOut, type Line } from './layout.ts';
import { server } from './things.ts';
import { growing, useWidth } from './use-width.ts';

import styles from './uses-graph.module.css';

/** A phone's width, which everything is laid out for; with larger text it may be moved sideways. */
const narrowest = 280;

type UsesGraphProps = {
  parties: readonly Party[];
  /** From the top to the bottom, whichever arrows are shown. */
  layers: readonly (readonly string[])[];
  arrows: readonly Arrow[];
  /** The application that was picked out. */
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
};

/** Who uses things of whom, drawn: pressing an application picks it out, and once more lets it go. */
export function UsesGraph({ parties, layers, arrows, chosen, onChoose }: UsesGraphProps) {
  const t = useMessages();
  const [frame, room] = useWidth<HTMLElement>();
  const width = Math.max(room, narrowest);
  const shown = (name: string) => (name === server ? t.graph.server : name);
  const { height, places, lines } = layOut(layers, arrows, width);
  return (
    <figure ref={frame} className={styles.figure} aria-label={t.graph.label}>
      <div
        className={styles.picture}
        style={{ inlineSize: growing(width), blockSize: growing(height) }}
      >
        <Lines lines={lines} chosen={chosen} width={width} height={height} />
        <ul className={styles.boxes}>
          {parties.map(({ name, versions }) => {
            const { x, y } = places.get(name)!;
            const uses = arrows
              .filter(({ from }) => from === name)
              .map(({ to, count }) => ({ name: shown(to), count }));
            const usedBy = arrows
              .filter(({ to }) => to === name)
              .map(({ from, count }) => ({ name: shown(from), count }));
            return (
              <li key={name}>
                <button
                  type="button"
                  className={styles.box}
                  style={{
                    insetInlineStart: growing(x - box.width / 2),
                    insetBlockStart: growing(y - box.height / 2),
                    inlineSize: growing(box.width),
                    blockSize: growing(box.height),
                  }}
                  aria-pressed={name === chosen}
                  onClick={() => onChoose(name === chosen ? undefined : name)}
                >
                  <span className={styles.name}>{shown(name)}</span>{' '}
                  <span className={styles.versions}>{versions.join(', ')}</span>
                  <VisuallyHidden>
                    {` ${uses.length > 0 ? t.graph.uses(uses) : t.graph.usesNothing} `}
                    {usedBy.length > 0 ? t.graph.usedBy(usedBy) : t.nobody}
                  </VisuallyHidden>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <figcaption className={styles.caption}>{t.graph.lead}</figcaption>
    </figure>
  );
}

type LinesProps = {
  lines: readonly Line[];
  chosen: string | undefined;
  width: number;
  height: number;
};

/** The arrows with their numbers; for screen readers the boxes say the same. */
function Lines({ lines, chosen, width, height }: LinesProps) {
  const t = useMessages();
  const head = useId();
  const isNear = ({ from, to }: Line) => chosen === from || chosen === to;
  // Those of the application that was picked out lie above the others.
  const sorted = lines.toSorted((one, other) => Number(isNear(one)) - Number(isNear(other)));
  const look = (line: Line) =>
    classNames(styles.line, chosen !== undefined && (isNear(line) ? styles.near : styles.far));
  return (
    <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        <Head id={head} className={styles.head} />
        <Head id={`${head}near`} className={styles.nearHead} />
      </defs>
      {sorted.map((line) => (
        <path
          key={`${line.from} ${line.to}`}
          d={line.path}
          className={look(line)}
          markerEnd={`url(#${head}${isNear(line) ? 'near' : ''})`}
        />
      ))}
      {sorted.map((line) => (
        <text
          key={`${line.from} ${line.to}`}
          x={line.label.x}
          y={line.label.y}
          className={classNames(styles.count, look(line))}
        >
          {t.graph.count(line.count)}
        </text>
      ))}
    </svg>
  );
}

function Head({ id, className }: { id: string; className: string | undefined }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0,0 L8,4 L0,8 Z" className={className} />
    </marker>
  );
}
