import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { FramePage } from '../stories/samplePages.tsx';
import { strains } from '../stories/strains.ts';
import { onDesktop, wholeWindow } from '../stories/viewports.ts';

const meta = preview.meta({
  title: 'Layout/Adaptations/Frame',
  component: FramePage,
  parameters: wholeWindow,
  globals: onDesktop,
});

/** Switch on in the browser: DevTools, Rendering, "Emulate CSS media feature forced-colors: active". */
export const ForcedColours = meta.story();

/** Switch on in the browser: DevTools, Rendering, "prefers-reduced-motion: reduce". */
export const ReducedMotion = meta.story();

/** Switch on in the browser: DevTools, Rendering, "prefers-contrast: more". */
export const MoreContrast = meta.story();

export const TextAt200Percent = meta.story({
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas, step }) => {
    await step('WCAG 1.4.4: letters of twice the size are cut nowhere', async () => {
      await expect(strains()).toEqual([]);
    });
    await step('they are twice as large', async () => {
      const heading = canvas.getByRole('heading', { level: 1 });
      await expect(getComputedStyle(heading).fontSize).toBe('56px');
    });
  },
});

export const WindowOf320 = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ step }) => {
    await step('WCAG 1.4.10: nothing is cut, nothing scrolls sideways', async () => {
      await expect(strains()).toEqual([]);
    });
  },
});
