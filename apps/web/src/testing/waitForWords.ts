import { expect, waitFor } from 'storybook/test';
import type { StepTools } from '../flows/steps.ts';
import { patience } from './patience.ts';

/** Waits until the page shows these words; announced words are on the page twice. */
export async function waitForWords(
  { canvas }: Pick<StepTools, 'canvas'>,
  words: string | RegExp,
): Promise<void> {
  await waitFor(
    () => expect(canvas.getAllByText(words).filter(isVisible)).not.toHaveLength(0),
    patience,
  );
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}
