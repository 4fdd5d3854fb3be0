import type { User } from '@nevisa/api/types';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { addedText } from '../../../shared/text/addedText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { UploadCommands, UploadsView } from './uploadsView.ts';
import { useUploads } from './useUploads.ts';

const view = { mode: 'watching', credit: 60_000, options: {}, uploads: [] };
const run = vi.fn<(command: object) => void>();
const queue = { view: () => view, subscribe: () => () => undefined, run };

const shown: { uploads: UploadsView | null } = { uploads: null };
function Files() {
  const uploads = useUploads({ id: 'sara' } as User);
  useLayoutEffect(() => {
    Object.assign(shown, { uploads });
  });
  return uploads && 'the files';
}

function openFiles(keep: () => unknown): HTMLElement {
  const services = { userScope: () => ({ keep }) } as unknown as AppServices;
  return renderInPage(
    <AppServicesContext value={services}>
      <DialogBoundary>
        <Files />
      </DialogBoundary>
    </AppServicesContext>,
  ).host;
}

it('X-180: files whose code does not load are named as missing, and a further try shows them', async () => {
  const keep = vi
    .fn<() => unknown>(() => queue)
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  const host = openFiles(keep);
  await vi.waitFor(() => expect(host.textContent).toContain(addedText.partNotLoaded));
  host.querySelector('button')?.click();
  await vi.waitFor(() => expect(host.textContent).toBe('the files'));
});

it('X-189, X-199: the files of another page are shown with the credit now', async () => {
  openFiles(() => queue);
  await vi.waitFor(() => expect(shown.uploads).toMatchObject({ isWatching: true, credit: 60_000 }));
});

const options = { punctuation: false, numbers: true, speakers: 2 } as const;
const ask = (type: string) => ({ type: 'ask', id: 'a', wish: { type } });

it.each<[string, string, (commands: UploadCommands) => void, object]>([
  ['X-184', 'pausing', ({ pause }) => pause('a'), ask('pause.requested')],
  ['X-184', 'going on', ({ resume }) => resume('a'), ask('resume.requested')],
  ['X-184', 'a cancel', ({ cancel }) => cancel('a'), ask('cancel.requested')],
  ['X-184', 'pausing all', ({ pauseAll }) => pauseAll(), { type: 'askAll', wish: 'all.paused' }],
  [
    'X-184',
    'resuming all',
    ({ resumeAll }) => resumeAll(),
    { type: 'askAll', wish: 'all.resumed' },
  ],
  ['X-193', 'a further try', ({ retry }) => retry('a'), ask('retry.requested')],
  ['X-182', 'another conversion', ({ again }) => again('a'), ask('again.requested')],
  [
    'X-194',
    'the options of new files',
    ({ chooseOptions }) => chooseOptions(options),
    { type: 'options', options },
  ],
  [
    'X-194',
    'the options of one file',
    ({ changeOptions }) => changeOptions('a', options),
    { type: 'ask', id: 'a', wish: { type: 'options.changed', options } },
  ],
  [
    'X-194',
    'a new begin',
    ({ restart }) => restart('a', options),
    { type: 'restart', id: 'a', options },
  ],
])('%s: %s is asked of the queue', async (_, _name, press, command) => {
  run.mockClear();
  openFiles(() => queue);
  await vi.waitFor(() => expect(shown.uploads).not.toBeNull());
  press((shown.uploads as UploadsView).commands);
  expect(run.mock.calls).toEqual([[command]]);
});
