import preview from '@nevisa/storybook/preview';
import { FramePage } from '../stories/samplePages.tsx';
import { textAt200Percent, windowOf320 } from '../stories/adaptations.ts';
import { onDesktop, wholeWindow } from '../stories/viewports.ts';

const meta = preview.meta({
  title: 'Layout/Adaptations/Frame',
  component: FramePage,
  parameters: wholeWindow,
  globals: onDesktop,
});

/** Emulate in the browser: DevTools, Rendering, "Emulate CSS media feature forced-colors: active". */
export const ForcedColours = meta.story();

/** Emulate in the browser: DevTools, Rendering, "prefers-reduced-motion: reduce". */
export const ReducedMotion = meta.story();

/** Emulate in the browser: DevTools, Rendering, "prefers-contrast: more". */
export const MoreContrast = meta.story();

export const TextAt200Percent = meta.story(textAt200Percent);

export const WindowOf320 = meta.story(windowOf320);
