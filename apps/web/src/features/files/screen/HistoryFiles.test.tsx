import type { User } from '@nevisa/api/types';
import { createToastQueue } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../../../../packages/ui/src/testing/render.tsx';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import HistoryFiles from './HistoryFiles.tsx';
import { makeShownUpload } from './testing/shownUploads.ts';

it('X-196: the panel says after how many days of the settings a sound is deleted', async () => {
  const view = { mode: 'leading', credit: null, options: {}, uploads: [makeShownUpload(['done'])] };
  const queue = { view: () => view, subscribe: () => () => undefined };
  const context = { stored: { preferences: { keep_audio_days: 30 } }, sending: {}, waiting: {} };
  const settings = {
    getSnapshot: () => ({ context }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const userScope = () => ({ keep: () => queue, get: () => settings });
  render(
    <AppServicesContext value={{ userScope } as unknown as AppServices}>
      <MemoryRouter>
        <HistoryFiles
          user={{ id: 7 } as User}
          toasts={createToastQueue()}
          onOpen={() => undefined}
          isAdding={false}
          onAdding={() => undefined}
        />
      </MemoryRouter>
    </AppServicesContext>,
  );
  await expect.element(page.getByText(/پس از ۳۰ روز پاک می‌شود/)).toBeVisible();
});
