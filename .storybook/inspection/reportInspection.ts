import type { StoryContext } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { patience } from '../../packages/testing/src/patience.ts';
import { acceptedAfter, addAccepted, countAccepted } from './acceptedKeys.ts';
import { inspectStory, type RenderToCanvas } from './inspectStory.ts';

/** Lets play functions wait for `patience` in place of a second. */
export function waitLonger(): void {
  configure({ asyncUtilTimeout: patience });
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
  const result = { ...inspection, accepted: acceptedAfter(known) };
  context.reporting.addReport({ type: 'inspection', version: 1, result, status });
}
