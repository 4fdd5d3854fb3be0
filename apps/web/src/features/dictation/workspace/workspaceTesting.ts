import type { Failure } from '@nevisa/api/types';
import { createConversation } from '@nevisa/drafts/testing';
import { defaultWriting } from '@nevisa/writing';
import { expect, onTestFinished, vi } from 'vitest';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { createFakePorts, type FakePortsOptions } from '../../../testing/createFakePorts.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createDictationWorkspace } from './createDictationWorkspace.ts';
import { createListeningSettings } from './listeningSettings.ts';

export type History = NonNullable<FakePortsOptions['history']>;

/** A server that refuses each save with this failure. */
export function refusingHistory(failure: Failure) {
  const refuse = vi.fn(() => Promise.resolve({ ok: false as const, failure }));
  return { createHistory: refuse, updateHistory: refuse };
}

/** A server that takes every text. */
export function takingHistory() {
  const createHistory = vi.fn<NonNullable<History['createHistory']>>(({ title, text, client_id }) =>
    Promise.resolve({ ok: true, answer: createConversation({ title, text, client_id }) }),
  );
  const updateHistory = vi.fn<NonNullable<History['updateHistory']>>(({ title = '', text = '' }) =>
    Promise.resolve({ ok: true, answer: createConversation({ title, text, revision: 2 }) }),
  );
  return { createHistory, updateHistory };
}

/** Opens the workspace of a person, with the code of the editor. */
export async function open(
  history: History,
  { stored = true, ...options }: FakePortsOptions & { stored?: boolean | null } = {},
  ports = createFakePorts({ ...options, history }),
) {
  const changes = createEmitter();
  let choice = stored;
  const workspace = createDictationWorkspace({
    ports,
    settings: createListeningSettings(createMemoryStorage()),
    writing: { read: () => defaultWriting, subscribe: () => () => undefined },
    retention: { read: () => choice, subscribe: changes.subscribe },
  });
  onTestFinished(() => workspace.stop());
  workspace.loadEditing();
  await vi.waitFor(() => expect(workspace.transcript()).not.toBeNull());
  return {
    workspace,
    ports,
    texts: workspace.texts,
    type: (text: string) => workspace.transcript()?.insertText(text),
    sheet: () => workspace.transcript()?.text(),
    choose: (next: boolean | null) => {
      choice = next;
      changes.emit();
    },
    states: async () =>
      (await workspace.texts.list()).map(({ text, state }) => [text, state] as const),
  };
}

/** A text that another device has changed, and the refusal of a save over it. */
export function makeConflict() {
  const current = createConversation({ text: 'متن دیگر', revision: 7 });
  const failure: Failure = {
    kind: 'refused',
    status: 409,
    texts: [],
    code: 'revision_conflict',
    retryAfter: null,
    current,
  };
  return { current, failure };
}

/** Waits until the machines rest. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
