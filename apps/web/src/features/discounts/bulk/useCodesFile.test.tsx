import { createToastQueue } from '@nevisa/ui';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createServerClock } from '../../../shared/lists/serverClock.ts';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useCodesFile } from './useCodesFile.ts';

function openPage() {
  const shown = {} as { file: ReturnType<typeof useCodesFile> };
  const toasts = createToastQueue();
  function Page() {
    const file = useCodesFile(toasts);
    useLayoutEffect(() => void Object.assign(shown, { file }));
    return null;
  }
  const scope = createScopeServices();
  scope.userScope(1).get(createServerClock).set(Date.parse('2024-06-05T09:00:00Z'));
  const services = scope as unknown as AppServices;
  renderInPage(
    <AppServicesContext value={services}>
      <Page />
    </AppServicesContext>,
  );
  return shown;
}

it('X-277: codes count as saved when their file is made, and not when it fails', async () => {
  const { file } = openPage();
  const onSaved = vi.fn<() => void>();
  vi.stubGlobal('Worker', null);
  file.save('نوروز', ['A', 'B'], onSaved);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onSaved).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  file.save('نوروز', ['A', 'B'], onSaved);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(click).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

it('X-111, T-100: a file has the day of the server in its name', async () => {
  const { file } = openPage();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  file.save('نوروز', ['A'], () => undefined);
  await vi.waitFor(() => expect(names).toHaveLength(1), { timeout: 10_000 });
  expect(names[0]).toContain('-1403-03-16.csv');
  vi.restoreAllMocks();
});
