import { rspack } from '@rsbuild/core';

/**
 * Chromium (from 136 on) compiles every function of a script that begins so while it arrives, beside the
 * page's own thread: of those that every page waits for nearly all are called at once, and to find that out
 * one by one took a third of what the page's thread does for scripts until home is live. Other browsers read
 * a comment. Source: https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad';

/** Late files are left as they are: of those pages call what they need. */
const first = /^(?!.*\/async\/).*\.js$/;

const { BannerPlugin, Compilation } = rspack;

export const compiledOnArrival = () =>
  new BannerPlugin({
    banner: hint,
    raw: true,
    test: first,
    // The minifier would take it for a comment.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
