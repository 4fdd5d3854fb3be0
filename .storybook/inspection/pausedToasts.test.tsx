import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastQueue, ToastRegion } from '../../packages/ui/src/index.ts';
import { render } from '../../packages/ui/src/testing/render.tsx';
import { pauseToasts } from '../../scripts/storybook/pageScripts.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a toast stays in a page of pictures, also after another one was closed', async () => {
  const end = pauseToasts();
  const queue = createToastQueue();
  const { container } = render(<ToastRegion queue={queue} />);
  const show = (text: string) => act(async () => queue.add({ text }));
  const pass = () => act(async () => vi.advanceTimersByTime(60_000));
  const first = await show('کپی شد');
  await pass();
  expect(container.textContent).toBe('کپی شد');
  await act(async () => queue.dismiss(first));
  await show('ذخیره شد');
  await pass();
  expect(container.textContent).toBe('ذخیره شد');
  end();
});
