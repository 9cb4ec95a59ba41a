/** How a release did on people's pages since it became what it is. */
export type Health = {
  version: string;
  canary: boolean;
  /** Page views that asked for one of its pages, and those of them in which something failed. */
  opened: number;
  loadFailures: number;
  renderErrors: number;
  /** Pages that the server could not draw, so that browsers drew them. */
  drawFailures: number;
  /** The latest of those. */
  lastUndrawn?: { path: string; reason: string; at: string } | undefined;
  /** 75th percentiles, in ms but for `cls`; `null` until somebody measured. */
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  /** Each five minutes of the latest, oldest first. */
  series: readonly { at: string; opened: number; failed: number }[];
};
