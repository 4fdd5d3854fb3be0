import { expect, waitFor } from 'storybook/test';
import type { StepTools } from '../flows/steps.ts';
import { patience } from './patience.ts';

/** Waits until these words are seen. */
export function waitForWords({ canvas }: StepTools, words: string | RegExp) {
  return waitFor(() => expect(canvas.getByText(words)).toBeVisible(), patience);
}
