import { toastStore } from './toasts.ts';

import styles from './toasts-place.module.css';

/** Where toasts are drawn, once there is one; in plain words when their own code did not come. */
export function ToastsPlace() {
  const { Toaster, plain } = toastStore();
  return (
    <>
      {Toaster && <Toaster />}
      {plain.length > 0 && (
        <div role="alert" className={styles.plain}>
          {plain.map(({ id, message }) => (
            <p key={id}>{message}</p>
          ))}
        </div>
      )}
    </>
  );
}
