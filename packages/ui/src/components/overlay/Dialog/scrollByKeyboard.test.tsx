import { expect, it, onTestFinished } from 'vitest';
import { scrollByKeyboard } from './scrollByKeyboard.ts';

/** A body of 100 px whose padding grows by 12 px while it is a tab stop. */
function openBody(height: number): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = `<style>.body { block-size: 100px; overflow: auto; box-sizing: border-box } .body[tabindex] { padding-block-start: 12px }</style>
    <div class="body" tabindex="0"><div style="block-size: ${height}px"></div></div>`;
  const body = host.querySelector<HTMLElement>('.body') ?? host;
  const end = scrollByKeyboard(body);
  onTestFinished(() => {
    end?.();
    host.remove();
  });
  return body;
}

it('a body that fits without the padding of a tab stop is no tab stop, although it was one before', async () => {
  const body = openBody(95);
  await expect.poll(() => body.hasAttribute('tabindex')).toBe(false);
});

it('a body that overflows is a tab stop', async () => {
  const body = openBody(101);
  await new Promise(requestAnimationFrame);
  await expect.poll(() => body.tabIndex).toBe(0);
});
