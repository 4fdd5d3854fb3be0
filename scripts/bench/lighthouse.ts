import { startServer } from '@nevisa/mocks/server';
import { guestPages } from '../../apps/web/src/prerender/guestPages.ts';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { launchBrowser } from '../../e2e/openBrowser.ts';
import { compressBuild, quickEncodings } from '../build/compressBuild.ts';
import { findFreshBuild } from '../build/findFreshBuild.ts';
import { findFreePort } from '../port.ts';
import type { Bench, Finding } from './bench.ts';

/** Lighthouse and its libraries are 176 MB, so it is no dependency: it is installed only for a measurement. */
const lighthousePackage = 'lighthouse';
const howToInstall = `npm install --no-save ${lighthousePackage}@13.5.0`;

/** The least scores, from 0 to 100. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100 } as const;

/** The part of Lighthouse that is used here. */
interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'error' },
  ) => Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;
}

export const lighthouse: Bench = {
  name: 'lighthouse',
  about:
    'the scores of the pages that are rendered at build, as a phone on slow 4G (Lighthouse, its own limits of network and processor)',
  run: async () => {
    const tool = await findLighthouse();
    if (tool === null) {
      return [{ name: 'Lighthouse', value: 'not installed', beside: howToInstall }];
    }
    const { folder } = await findFreshBuild('production');
    await compressBuild(folder, quickEncodings);
    return measure(tool, folder);
  },
};

async function findLighthouse(): Promise<Lighthouse | null> {
  try {
    return (await import(lighthousePackage)) as Lighthouse;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') {
      return null;
    }
    throw error;
  }
}

async function measure(tool: Lighthouse, appFolder: string): Promise<Finding[]> {
  const server = await startServer({ port: 0, appFolder, routes: Object.values(paths) });
  const port = await findFreePort(9_333, '127.0.0.1');
  const browser = await launchBrowser('silence', [`--remote-debugging-port=${port}`]);
  const findings: Finding[] = [];
  try {
    for (const { path } of guestPages) {
      const flags = { port, output: 'json', logLevel: 'error' } as const;
      const result = await tool.default(server.url + path, flags);
      findings.push(...listScores(path, result?.lhr.categories ?? {}));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return findings;
}

function listScores(path: string, categories: Record<string, { score: number | null }>): Finding[] {
  return Object.entries(least).map(([category, fewest]) => {
    const score = Math.round(100 * (categories[category]?.score ?? 0));
    return {
      name: `${path}, ${category}`,
      value: String(score),
      beside: `at least ${fewest}`,
      holds: score >= fewest,
    };
  });
}
