import { createToastQueue } from '@nevisa/ui';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
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
  const services = { config: { productName: 'نویسا' } } as AppServices;
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
