import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';

import { usePaymentMessages } from '../../messages/payment/index.ts';

import styles from './checkout.module.css';

/** Stands for the form until it is there. */
export function FormBones() {
  const t = usePaymentMessages();
  return (
    <SkeletonGroup label={t.formLoading}>
      <Skeleton className={styles.bone} />
    </SkeletonGroup>
  );
}
