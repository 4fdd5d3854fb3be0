import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NevisaUi } from '../../foundations/NevisaUi.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';

/** The part of the window that a person sees, as a phone reports it. */
class View extends EventTarget {
  scale = 1;
  offsetTop = 0;
  height = window.innerHeight;

  change(next: Partial<Pick<View, 'scale' | 'offsetTop' | 'height'>>, type = 'resize'): void {
    Object.assign(this, next);
    this.dispatchEvent(new Event(type));
  }
}

/** A long text with its player, on a phone. */
function open() {
  const view = new View();
  vi.stubGlobal('visualViewport', view);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  onTestFinished(() => {
    close();
    vi.unstubAllGlobals();
  });
  flushSync(() =>
    root.render(
      <NevisaUi direction="rtl">
        <DocumentLayout
          back={null}
          header={null}
          sheet={<div style={{ blockSize: 4_000 }} />}
          player={<output style={{ display: 'block', blockSize: 60 }} />}
        />
      </NevisaUi>,
    ),
  );
  const player = host.querySelector('output') as HTMLElement;
  return {
    view,
    close,
    /** How far the player is above the foot of the window, in px. */
    readRise: () =>
      window.innerHeight - (player.parentElement?.getBoundingClientRect().bottom ?? 0),
    isSmall: () => player.closest('[data-keyboard]') !== null,
  };
}

describe('the player above the keyboard of a phone', () => {
  it('X-171: is as high as the keyboard while that is open, and goes back', () => {
    const { view, readRise, isSmall } = open();
    expect([readRise(), isSmall()]).toEqual([0, false]);
    view.change({ height: window.innerHeight - 280 });
    expect([readRise(), isSmall()]).toEqual([280, true]);
    view.change({ height: window.innerHeight });
    expect([readRise(), isSmall()]).toEqual([0, false]);
  });

  it('X-171: follows a view that is scrolled', () => {
    const { view, readRise } = open();
    view.change({ height: window.innerHeight - 280 });
    view.change({ offsetTop: 40 }, 'scroll');
    expect(readRise()).toBe(240);
  });

  it('X-171: stays for a bar of the browser, and for a page that is made larger', () => {
    const { view, readRise } = open();
    view.change({ height: window.innerHeight - 60 });
    expect(readRise()).toBe(0);
    view.change({ height: window.innerHeight / 2, scale: 2 });
    expect(readRise()).toBe(0);
  });

  it('X-171: leaves no listener behind', () => {
    const view = open();
    const removed = vi.spyOn(view.view, 'removeEventListener');
    view.close();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['resize', 'scroll']);
  });
});
