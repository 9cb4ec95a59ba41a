import type { RemotePlan } from './plan.ts';

/** What a repository has around the sources of its remote. @returns pairs of path and text */
export function repositoryFiles(plan: RemotePlan): [path: string, text: string][] {
  return [
    ['.gitignore', 'node_modules/\n.motohaat/\ndist/\n*.tsbuildinfo\n'],
    ['README.md', readme(plan)],
    ['tsconfig.json', tsconfig],
    ['vitest.config.ts', vitestConfig],
    ['.github/workflows/release.yml', workflow(plan)],
  ];
}

const tsconfig = `{
  "extends": "@motohaat/build/tsconfig.remote.json",
  "compilerOptions": {
    "rootDir": ".",
    "noEmit": true
  },
  "include": ["src", "*.ts"]
}
`;

const vitestConfig = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/prepare-words.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Their styles are no modules of Node.
    server: { deps: { inline: [/@motohaat\\//] } },
  },
});
`;

const readme = ({ name, path, title }: RemotePlan) => `# ${name}

${title}, at \`${path}\`: a remote of MotoHaat. \`src/manifest.ts\` is its table of contents.

\`\`\`sh
npm run dev -- --server https://motohaat.example
npm run check
npm test
\`\`\`

\`dev\` shows it in the page of a site, as everything else there is; edits show in place.

A release needs the team's token, which an operator of the site makes once (\`npm run team -- create ${name}\`), in \`MOTOHAAT_TEAM_TOKEN\`, and the site's address in \`MOTOHAAT_SERVER\`.

\`\`\`sh
npm run release -- publish
npm run release -- canary --percent 5 --reason "Why"
npm run release -- promote --reason "Why"
npm run release -- rollback --reason "Why"
npm run release -- --help
\`\`\`
`;

const workflow = ({
  name,
}: RemotePlan) => `# Every change is checked. A pull request says where its branch is shown on the site, what it weighs and
# what was found in it; what reaches main is published and given to a few visitors.
name: release

on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 26
      - run: npm ci
      - run: npm run check
      - run: npm test

  preview:
    # Whoever works on a copy of the repository elsewhere has no token of the team's.
    if: github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository
    needs: check
    runs-on: ubuntu-latest
    environment: ${name}
    concurrency: ${name}-\${{ github.head_ref }}
    permissions:
      contents: read
      pull-requests: write
    env:
      MOTOHAAT_SERVER: \${{ vars.MOTOHAAT_SERVER }}
      MOTOHAAT_TEAM_TOKEN: \${{ secrets.TEAM_TOKEN }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 26
      - run: npm ci
      - run: npm run --silent release -- preview --comment > preview.md
      - run: gh pr comment \${{ github.event.number }} --body-file preview.md --edit-last --create-if-none
        env:
          GH_TOKEN: \${{ github.token }}

  release:
    if: github.ref == 'refs/heads/main'
    needs: check
    runs-on: ubuntu-latest
    environment: ${name}
    concurrency: ${name}
    env:
      MOTOHAAT_SERVER: \${{ vars.MOTOHAAT_SERVER }}
      MOTOHAAT_TEAM_TOKEN: \${{ secrets.TEAM_TOKEN }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 26
      - run: npm ci
      # Many commits share a version; semver lets them differ behind a plus.
      - run: echo "BUILD=$(node -p "require('./package.json').version")+\${GITHUB_SHA::8}" >> "$GITHUB_ENV"
      - run: npm run release -- publish --version "$BUILD"
      - run: npm run release -- canary --version "$BUILD" --percent 5 --reason "Commit \${GITHUB_SHA::8}"
`;
