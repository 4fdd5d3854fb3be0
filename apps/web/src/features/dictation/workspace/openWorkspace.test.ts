import { defaultConfiguration } from '@nevisa/api';
import { createConversation, createRevision } from '@nevisa/drafts/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUserScopes, type UserScopes } from '../../../app/userScope.ts';
import { createObservable } from '../../../shared/observable.ts';
import { createFakePorts, type FakePortsOptions } from '../../../testing/createFakePorts.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createWritingActor } from '../../settings/writing/writingActor.ts';
import { createWritingCommands } from '../../settings/writing/writingCommands.ts';
import { createWritingMemory } from '../../settings/writing/writingMemory.ts';
import { factsWith, pretendAccount } from '../../settings/writing/writingTesting.ts';
import { noSounds } from '../../sounds/soundFacts.ts';
import type { DictationPorts } from './dictationPorts.ts';
import { createDictationStatus } from './dictationStatus.ts';
import { openWorkspace, type WorkspacePorts } from './openWorkspace.ts';
import { createUserFlag } from './userFlag.ts';

const opened: UserScopes<WorkspacePorts>[] = [];

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  opened.splice(0).forEach((scopes) => scopes.dispose());
  vi.unstubAllGlobals();
});

/** Opens the dictation workspace of a person in a tab. */
function openTab(fake: FakePortsOptions = {}) {
  const storage = createMemoryStorage();
  const { authStore, tell } = pretendAccount('sara', defaultConfiguration);
  const ports = {
    authStore,
    writingMemory: createWritingMemory(storage),
    dictationPorts: () => createFakePorts(fake),
    storage,
    waiting: createUserFlag(storage, 'waiting'),
    dictated: createUserFlag(storage, 'dictated'),
    sounds: createUserFlag(storage, 'sounds'),
    soundFacts: createObservable(noSounds),
    recording: createObservable(null),
    credit: createObservable(null),
    dictationStatus: createDictationStatus(),
  } as unknown as WorkspacePorts;
  const scopes = createUserScopes(authStore, () => ports);
  opened.push(scopes);
  const scope = scopes.open('sara');
  return {
    tell,
    workspace: scope.keep(openWorkspace),
    /** The settings page, which takes the settings anew after a sign-in. */
    openSettings: () => createWritingCommands(scope.get(createWritingActor)),
  };
}

it('X-40, S11: dictation follows the settings of a person who has signed in again', () => {
  const { workspace, tell, openSettings } = openTab();
  const { retention, writing } = workspace;
  openSettings().choose({ convertNumbers: false });
  expect([retention.read(), writing.read().convertNumbers]).toEqual([true, false]);
  tell({ user: null, expired: true });
  const [followRetention, followWriting] = [vi.fn(), vi.fn()];
  const stops = [retention.subscribe(followRetention), writing.subscribe(followWriting)];
  tell(factsWith('sara', { ...defaultConfiguration, save_transcriptions: false }));
  expect(followRetention).toHaveBeenCalled();
  expect([retention.read(), writing.read().convertNumbers]).toEqual([false, false]);
  followRetention.mockClear();
  openSettings().choose({ saveTranscriptions: true });
  expect(followRetention).toHaveBeenCalled();
  expect(followWriting).not.toHaveBeenCalled();
  openSettings().choose({ fillers: false });
  expect(followWriting).toHaveBeenCalledOnce();
  expect([retention.read(), writing.read().fillers]).toEqual([true, false]);
  stops.forEach((stop) => stop());
  followRetention.mockClear();
  openSettings().choose({ saveTranscriptions: false, fillers: true });
  expect(followRetention).not.toHaveBeenCalled();
  expect(followWriting).toHaveBeenCalledOnce();
});

it('R-242: a queued revision is not sent after the session has ended, and goes when the person is back', async () => {
  const createHistory = vi.fn<DictationPorts['history']['createHistory']>(() =>
    Promise.resolve({ ok: false, failure: { kind: 'network' } }),
  );
  const { workspace, tell } = openTab({ history: { createHistory } });
  tell({ user: null, expired: true });
  workspace.sync.send({ type: 'revision.added', revision: createRevision('one') });
  await vi.waitFor(() => expect(workspace.sync.getSnapshot().hasTag('loading')).toBe(false));
  expect(createHistory).not.toHaveBeenCalled();
  tell(factsWith('sara', defaultConfiguration));
  await vi.waitFor(() => expect(createHistory).toHaveBeenCalledOnce());
});

it('R-242: a save that is under way at the sign-out ends, and none is made after it', async () => {
  const calls: (AbortSignal | undefined)[] = [];
  let answer: () => void = () => undefined;
  const createHistory: DictationPorts['history']['createHistory'] = (
    { client_id, text, title },
    options,
  ) => {
    calls.push(options?.signal);
    return new Promise((resolve) => {
      answer = () => resolve({ ok: true, answer: createConversation({ client_id, text, title }) });
    });
  };
  const { workspace, tell } = openTab({ history: { createHistory } });
  const { sync } = workspace;
  sync.send({ type: 'revision.added', revision: createRevision('one') });
  sync.send({ type: 'revision.added', revision: createRevision('two') });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  tell({ user: null });
  expect(calls[0]?.aborted).toBe(false);
  answer();
  await vi.waitFor(() => expect(sync.getSnapshot().context.entries).toHaveLength(1));
  expect([sync.getSnapshot().value, calls.length]).toEqual(['resting', 1]);
});
