import type {
  ApplicationStatus,
  RegisteredRelease,
  RevisionRecord,
  LiveStatus,
} from '@motohaat/contract/registry';

/** A release whose smoke test passed in revision 7. */
export function aRelease(changes: Partial<RegisteredRelease> = {}): RegisteredRelease {
  return {
    version: '0.1.0',
    release: 'aaaa',
    publishedAt: '2026-11-20T16:40:00.000Z',
    publishedBy: 'team mfe-buyer',
    contract: '1.2.0',
    size: { javascript: 101.26, css: 29.9 },
    budget: { javascript: 120, css: 40 },
    available: true,
    wasLive: true,
    smoke: { passed: true, revision: 7, at: '2026-11-20T16:41:00.000Z' },
    ...changes,
  };
}

/** `mfe-buyer` in revision 7: 0.1.0 is live, 0.2.0 is published. */
export function aStatus(changes: Partial<ApplicationStatus> = {}): ApplicationStatus {
  return {
    revision: 7,
    standing: {
      application: 'mfe-buyer',
      version: '0.1.0',
      release: 'aaaa',
      since: '2026-11-20T16:45:00.000Z',
      canary: null,
      closed: null,
      takenBack: null,
    },
    releases: [aRelease({ version: '0.2.0', release: 'bbbb' }), aRelease()],
    health: [],
    ...changes,
  };
}

/** `mfe-buyer` in revision 7 with 0.2.0 for 5 % and one account. */
export function aLiveCanary(): LiveStatus {
  const since = '2026-11-20T16:50:00.000Z';
  const canary = { version: '0.2.0', release: 'bbbb', since, percent: 5, accounts: 1 };
  return { ...aStatus().standing!, canary };
}

export function aRevision(changes: Partial<RevisionRecord> = {}): RevisionRecord {
  return {
    number: 8,
    at: '2026-11-20T16:42:00.000Z',
    act: 'promote',
    author: 'team mfe-seller',
    reason: 'Photos in a row',
    differences: [{ application: 'mfe-seller', version: { from: '0.1.0', to: '0.2.0' } }],
    ...changes,
  };
}
