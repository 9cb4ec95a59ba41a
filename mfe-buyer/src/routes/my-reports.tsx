import { ReportList } from '../features/reports/report-list.tsx';

import styles from './page.module.css';

export default function MyReportsPage() {
  return (
    <section className={styles.page} aria-labelledby="my-reports-title">
      <header className={styles.header}>
        <h1 id="my-reports-title">My Reports</h1>
        <p className={styles.lead}>The bikes that you reported, and what became of it.</p>
      </header>
      <ReportList />
    </section>
  );
}
