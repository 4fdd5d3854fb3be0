import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Anchor, type AnchorProps, type Navigate } from './Navigation.tsx';

describe('NavigationAnchor', () => {
  it('navigates inside the application on a plain click', () => {
    expect(press({ href: '/messages?page=2#new' })).toEqual({
      movedTo: ['/messages?page=2#new'],
      leftToBrowser: false,
    });
  });

  it.each([
    ['a telephone link', { href: 'tel:+982100000000' }],
    ['an e-mail link', { href: 'mailto:a@b.ir' }],
    ['another origin', { href: 'https://example.org/messages' }],
    ['a new tab', { href: '/messages', target: '_blank' }],
    ['a download', { href: '/messages', download: '' }],
    ['a fragment of this page', { href: '#content' }],
  ])('leaves %s to the browser', (_, props) => {
    expect(press(props)).toEqual({ movedTo: [], leftToBrowser: true });
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser', (_, press_) => {
    expect(press({ href: '/messages' }, press_)).toEqual({ movedTo: [], leftToBrowser: true });
  });

  it('does not navigate when its own handler prevented the default', () => {
    const { movedTo } = press({
      href: '/messages',
      onClick: (event) => event.preventDefault(),
    });
    expect(movedTo).toEqual([]);
  });

  it('is a plain link without a navigate function', () => {
    const { find } = render(<Anchor href="/messages">پیام‌ها</Anchor>);
    expect(dispatch(find('a'))).toBe(true);
  });
});

function press(props: AnchorProps, init: MouseEventInit = {}) {
  const navigate = vi.fn<Navigate>();
  const { find } = render(<Anchor {...props}>پیام‌ها</Anchor>, { navigate });
  const leftToBrowser = dispatch(find('a'), init);
  return { movedTo: navigate.mock.calls.map(([href]) => href), leftToBrowser };
}

/** Clicks, returns whether the browser would follow the link, and prevents it. */
function dispatch(anchor: HTMLElement, init: MouseEventInit = {}): boolean {
  let followed = false;
  const stay = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return followed;
}
