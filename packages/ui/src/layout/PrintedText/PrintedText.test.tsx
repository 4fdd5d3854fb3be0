import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { PrintedText } from './PrintedText.tsx';

const text = (
  <PrintedText
    heading="جلسه"
    lines={[{ time: '۰۰:۰۰:۰۲', speaker: 'سارا', text: 'سلام' }]}
    data-testid="paper"
  />
);

describe('PrintedText', () => {
  describeComponent(<PrintedText heading="جلسه" lines={[]} preview />, { root: 'article' });

  it('X-168: is not in the window', () => {
    expect(render(text).find('article').checkVisibility()).toBe(false);
  });
});

describe('PrintedText on paper', () => {
  const frame = document.createElement('nav');
  beforeEach(() => {
    document.body.append(frame);
    frame.textContent = 'فهرست';
    return cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  });
  afterEach(() => {
    frame.remove();
    return cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });

  it.each(['light', 'dark'])('X-168: prints alone, in black on white, from a %s page', (scheme) => {
    document.documentElement.dataset['scheme'] = scheme;
    const { container, find } = render(text);
    expect(find('article').checkVisibility()).toBe(true);
    expect(frame.checkVisibility()).toBe(false);
    const inks = [...container.querySelectorAll('article, h1, p, span, strong')];
    expect(new Set(inks.map((element) => getComputedStyle(element).color))).toEqual(
      new Set(['rgb(0, 0, 0)']),
    );
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(getComputedStyle(find('article')).direction).toBe('rtl');
    delete document.documentElement.dataset['scheme'];
  });
});
