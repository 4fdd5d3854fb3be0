import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DensePage, FramePage } from '../stories/samplePages.tsx';
import { findAnimations, findLayoutFaults } from '../stories/layoutFaults.ts';
import { render } from '../../testing/render.tsx';

const pages = [
  ['the frame', <FramePage key="frame" />],
  ['a dense page', <DensePage key="dense" />],
] as const;

async function emulate(name: string, value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }));

describe.each(pages)('%s', (_name, content) => {
  it('keeps a visible focus ring in forced colours', async () => {
    await emulate('forced-colors', 'active');
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const { find } = render(content);
    const action = find('h1').closest('header')?.querySelector('button') ?? find('main button');
    await userEvent.keyboard('{Tab}');
    action.focus();
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(action);
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
    expect(outlineColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    expect(findLayoutFaults()).toEqual([]);
  });

  it('animates nothing with reduced motion', async () => {
    await emulate('prefers-reduced-motion', 'reduce');
    const { find } = render(content);
    await userEvent.hover(find('main button'));
    find('main button').focus();
    expect(findAnimations()).toEqual([]);
  });

  it('darkens secondary text and borders with increased contrast', async () => {
    const { container } = render(content);
    const colour = (name: string) =>
      getComputedStyle(container).getPropertyValue(`--nv-color-${name}`);
    const quiet = colour('textQuiet');
    await emulate('prefers-contrast', 'more');
    expect(colour('textQuiet')).toBe(colour('text'));
    expect(colour('textQuiet')).not.toBe(quiet);
    expect(colour('border')).toBe(colour('borderStrong'));
    expect(findLayoutFaults()).toEqual([]);
  });
});
