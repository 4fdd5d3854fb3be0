import { expect } from 'storybook/test';
import { findLayoutFaults } from './layoutFaults.ts';

interface PlayContext {
  canvas: { getByRole: (role: string, options?: { level?: number }) => HTMLElement };
  step: (sentence: string, play: () => Promise<void>) => Promise<void> | void;
}

/** A story of a page at twice the text size. */
export const textAt200Percent = {
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas, step }: PlayContext) => {
    await step('WCAG 1.4.4: text at 200 % is not cut off', async () => {
      await expect(findLayoutFaults()).toEqual([]);
    });
    await step('the heading is twice as large', async () => {
      const heading = canvas.getByRole('heading', { level: 1 });
      await expect(getComputedStyle(heading).fontSize).toBe('56px');
    });
  },
};

/** A story of a page in a window 320 px wide. */
export const windowOf320 = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ step }: PlayContext) => {
    await step('WCAG 1.4.10: no content is cut off and the page does not scroll', async () => {
      await expect(findLayoutFaults()).toEqual([]);
    });
  },
};
