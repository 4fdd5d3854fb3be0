import { startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/shared/paths.ts';
import { findFreshBuild } from './build/findFreshBuild.ts';
import type { EngineDriver } from './engines/engine.ts';
import { firefox } from './engines/firefox.ts';
import { walk } from './engines/walk.ts';
import { webkit } from './engines/webkit.ts';

/**
 * Walks the main pages of the built demo in the engines that this computer has, and
 * names those that it has not. With `--all` a missing engine is a failure.
 */
const drivers: EngineDriver[] = [firefox, webkit];
const mustHaveAll = process.argv.includes('--all');
const { folder } = await findFreshBuild('demo');
const failed: string[] = [];

for (const driver of drivers) {
  if (driver.isInstalled()) {
    await walkIn(driver).catch((error: unknown) => {
      failed.push(driver.name);
      console.log(`FAIL ${driver.name}: ${String(error)}`);
    });
  } else {
    console.log(`skip ${driver.name}: not installed (Debian: apt-get install ${driver.packages})`);
    failed.push(...(mustHaveAll ? [driver.name] : []));
  }
}
process.exitCode = failed.length === 0 ? 0 : 1;

async function walkIn({ name, open, hasFakeMicrophone }: EngineDriver): Promise<void> {
  const server = await startServer({ port: 0, appFolder: folder, routes: Object.values(paths) });
  // The longest invoice that has to fit on a page.
  server.backend.selling.changeInvoice = (sent) => ({
    ...sent,
    lines: Array.from({ length: 20 }, () => sent.lines[0] ?? { title: '', amount: null }),
    discount: 190_000,
    vat: 76_000,
  });
  try {
    const engine = await open();
    try {
      await walk(engine, server.url.replace(/\/$/, ''), {
        records: hasFakeMicrophone,
        report: (step) => console.log(`ok   ${name}: ${step}`),
      });
    } finally {
      await engine.close();
    }
  } finally {
    await server.close();
  }
}
