import { classNames } from '@motohaat/ui/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Search } from './address.ts';
import { useAddressOf } from './use-address-of.ts';

import styles from './filter-link.module.css';

type FilterLinkProps = {
  /** The search with what it stands for, or without it where that is chosen. */
  next: Search;
  isChosen?: boolean;
  onTake: (search: Search) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Something that is chosen by one press: among filters it is chosen there, and without our code a link. */
export function FilterLink({ next, isChosen, onTake, className, children }: FilterLinkProps) {
  const addressOf = useAddressOf();
  return (
    <Link
      to={addressOf(next)}
      // Engines need not walk through all that can be put together.
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(styles.link, className)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onTake(next);
      }}
    >
      {children}
    </Link>
  );
}
