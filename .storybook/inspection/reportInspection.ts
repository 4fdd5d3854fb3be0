import type { StoryContext } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { patience } from '../../packages/testing/src/patience.ts';
import { listAcceptedAfter, addAccepted, countAccepted } from './acceptedKeys.ts';
import { inspectStory, type RenderToCanvas } from './inspectStory.ts';

/**
 * Prepares play functions for a test run: they wait for `patience` in place of a second, and a query that finds
 * nothing says so without the whole page as text, which each try of a waiting query would write anew.
 */
export function prepareQueries(): void {
  configure({
    asyncUtilTimeout: patience,
    getElementError: (message) => new Error(message ?? 'The query failed without a message.'),
  });
}

/**
 * Adds the inspection of a story to the reports that Storybook sends when the
 * story has finished. Pages exchange the contrasts that axe has accepted.
 */
export async function reportInspection(
  context: StoryContext,
  renderToCanvas: RenderToCanvas | undefined,
): Promise<void> {
  if (renderToCanvas === undefined) {
    throw new Error('The preview has no renderer.');
  }
  const { acceptedContrasts = [] } = globalThis as { acceptedContrasts?: string[] };
  addAccepted(acceptedContrasts.splice(0));
  const known = countAccepted();
  const inspection = await inspectStory(context, renderToCanvas);
  const status = inspection.faults.length === 0 ? 'passed' : 'failed';
  const result = { ...inspection, accepted: listAcceptedAfter(known) };
  context.reporting.addReport({ type: 'inspection', version: 1, result, status });
}
