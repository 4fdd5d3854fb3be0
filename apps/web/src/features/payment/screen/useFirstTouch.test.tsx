import { useRef } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'storybook/test';
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

/** Shows a page that is longer than its window. */
function open(isOn: boolean) {
  const onTouch = vi.fn<() => void>();
  const { show } = renderInPage(<Page isOn={isOn} onTouch={onTouch} />);
  onTestFinished(() => window.scrollTo(0, 0));
  return { onTouch, watch: () => show(<Page isOn onTouch={onTouch} />) };
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

it('R-159: a scroll or a touch after it stops the return', async () => {
  const { onTouch, watch } = open(false);
  await scrollBy(100);
  watch();
  await waitFor(() => {
    document.dispatchEvent(new Event('wheel'));
    expect(onTouch).toHaveBeenCalled();
  });
});

it('R-159: the first touch counts at once where nothing has been scrolled', async () => {
  const { onTouch } = open(true);
  document.dispatchEvent(new Event('pointerdown'));
  expect(onTouch).toHaveBeenCalledTimes(1);
  await scrollBy(100);
  expect(onTouch).toHaveBeenCalledTimes(2);
});
