import type { Reporter, TestModule } from 'vitest/node';
import { schemes, themeNames } from '../../packages/ui/src/tokens/themes.ts';

/** Says at the end of a run, in one line, how much axe has looked at; a run without a look has failed. */
export default class MatrixReporter implements Reporter {
  readonly #begun = performance.now();

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const looks = tests.flatMap((test) => test.meta().looks ?? []);
    const seconds = ((performance.now() - this.#begun) / 1_000).toFixed(0);
    const sets = `${themeNames.length} themes × ${schemes.length} schemes × 2 directions`;
    const combinations = looks.length * themeNames.length * schemes.length * 2;
    const sum = looks.reduce((all, one) => all + one, 0);
    console.log(
      `axe: ${looks.length} stories × ${sets} = ${combinations} combinations, ${sum} looks, ${seconds} s`,
    );
    if (sum === 0) {
      process.exitCode = 1;
    }
  }
}
