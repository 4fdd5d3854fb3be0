import { useRef } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useFirstTouch } from './useFirstTouch.ts';

function Page({ isOn, onTouch }: { isOn: boolean; onTouch: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useFirstTouch(element, isOn, onTouch);
  return (
    <>
      <div style={{ blockSize: '300vh' }} />
      <div ref={element}>controls</div>
      <div style={{ blockSize: '300vh' }} />
    </>
  );
}

/** Shows a page that is longer than its window, at a fixed time that `pass` moves on. */
function open(isOn: boolean) {
  let now = 1_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const onTouch = vi.fn<() => void>();
  const { show } = renderInPage(<Page isOn={isOn} onTouch={onTouch} />);
  onTestFinished(() => {
    clock.mockRestore();
    window.scrollTo(0, 0);
  });
  return {
    onTouch,
    watch: () => show(<Page isOn onTouch={onTouch} />),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

async function scrollBy(length: number): Promise<void> {
  const scrolled = new Promise((resolve) => {
    document.addEventListener('scroll', resolve, { once: true });
  });
  window.scrollBy(0, length);
  await scrolled;
}

it('R-159: the scroll that brings the controls into view does not stop the return', async () => {
  const { onTouch, watch } = open(false);
  document.dispatchEvent(new Event('wheel'));
  await scrollBy(100);
  watch();
  await scrollBy(100);
  document.dispatchEvent(new Event('wheel'));
  expect(onTouch).not.toHaveBeenCalled();
});

it('R-159: a scroll of more than a few pixels after it stops the return, and so does a press', async () => {
  const { onTouch, watch, pass } = open(false);
  await scrollBy(100);
  watch();
  pass(301);
  await scrollBy(4);
  expect(onTouch).not.toHaveBeenCalled();
  await scrollBy(100);
  expect(onTouch).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('pointerdown'));
  expect(onTouch).toHaveBeenCalledTimes(2);
});

it('R-159: a wheel that turns on at the end of the page is the same scroll', async () => {
  const { onTouch, watch, pass } = open(false);
  await scrollBy(100);
  watch();
  for (const ms of [200, 200, 200]) {
    pass(ms);
    document.dispatchEvent(new Event('wheel'));
  }
  expect(onTouch).not.toHaveBeenCalled();
});

it('R-159: the first touch counts at once where nothing has been scrolled', async () => {
  const { onTouch } = open(true);
  document.dispatchEvent(new Event('pointerdown'));
  expect(onTouch).toHaveBeenCalledTimes(1);
  await scrollBy(100);
  expect(onTouch).toHaveBeenCalledTimes(2);
});
