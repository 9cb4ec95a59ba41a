import type { Sort } from '@motohaat/contract/search';

import type { Wanted } from '../port.ts';
import { type CostlyLead, leadOf } from './lead.ts';
import { orderOf } from './orders.ts';
import type { Sample } from './sample.ts';

/** Leads that are kept; more are forgotten together. */
const most = 5_000;

/**
 * What leads to pages, kept as long as the sample it was told from: people go on to the next page, and
 * many ask for the same.
 */
export function keptLeads(): (
  wanted: Wanted,
  sort: Sort,
  samples: { all: Sample; having: Sample },
) => CostlyLead {
  let of: Sample | undefined;
  const leads = new Map<string, CostlyLead>();
  return (wanted, sort, { all, having }) => {
    if (of !== all || leads.size >= most) leads.clear();
    of = all;
    const { filters, words, areas, loose } = wanted;
    const key = JSON.stringify([sort, filters, words, areas, loose]);
    const lead = leads.get(key) ?? leadOf(wanted, orderOf(sort), all, having);
    leads.set(key, lead);
    return lead;
  };
}
