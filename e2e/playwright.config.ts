import { defineConfig } from '@playwright/test';

import { fontHome } from '../scripts/lib/test/fonts.ts';

const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: './specs',
  // It installs some hundred packages: npm run test:repository.
  ...(process.env['UPLINK_REGISTRY'] ? {} : { testIgnore: '**/own-repository.spec.ts' }),
  outputDir: '../.motohaat/test/browser',
  globalSetup: './fixtures/stack.ts',
  fullyParallel: true,
  // One more than two cores: a third of a journey's time is waiting.
  workers: 3,
  retries: process.env['CI'] ? 1 : 0,
  // What is promised in seconds says so itself; all else may take what a busy machine takes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['MOTOHAAT_URL'],
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Recording slows every test by a third: it is done where one has failed.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      env: { ...process.env, XDG_DATA_HOME: fontHome },
      args: [
        ...rootFlags,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
