import { afterEach, expect, it, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { NotifyButton } from './NotifyButton.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('X-192: the system is asked once, by a press, whether it may say that a text is ready', async () => {
  const requestPermission = vi.fn(() => Promise.resolve('granted'));
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const { host } = renderInPage(<NotifyButton />);
  expect(requestPermission).not.toHaveBeenCalled();
  host.querySelector('button')?.click();
  expect(requestPermission).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(host.querySelector('button')).toBeNull());
});

it.each(['granted', 'denied'])('X-192: a person who has %s it is not asked again', (permission) => {
  vi.stubGlobal('Notification', { permission });
  expect(renderInPage(<NotifyButton />).host.querySelector('button')).toBeNull();
});
