import { defineConfig } from 'vitest/config';

// The unit tests of the mutated files and nothing else: no browser, no Storybook, no plugin.
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'packages/{api,machines,writing}/src/**/*.test.ts',
      'apps/web/src/{shared/returnPath,features/payment/**/*}.test.ts',
    ],
    setupFiles: ['scripts/mutation/sameCases.ts'],
  },
});
