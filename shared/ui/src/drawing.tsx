import styles from './drawing.module.css';

/**
 * A line drawing of `drawings/`, in the colour of the text around it.
 *
 * @param source the file's own text, imported with `?raw`; never anything a person has written
 * @param label what it shows, where it carries meaning; otherwise it is decoration
 */
export function Drawing({ source, label }: { source: string; label?: string }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={styles.drawing} {...naming} dangerouslySetInnerHTML={{ __html: source }} />
  );
}
