import type { Failure } from '@nevisa/api/types';
import { readDraft } from '@nevisa/transcript';
import { describe, expect, it, vi } from 'vitest';
import { createFakePorts } from '../../../testing/createFakePorts.ts';
import { makeConflict, type History, open, settle, takingHistory } from './workspaceTesting.ts';

/** A promise that the test resolves. */
function createGate() {
  let pass: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass };
}

/** A device that takes each revision only when the test says so. */
function createSlowPorts(history: History) {
  const ports = createFakePorts({ history });
  const gate = createGate();
  const asked = createGate();
  const add: typeof ports.saveQueue.add = async (revision) => {
    asked.pass();
    await gate.passed;
    await ports.saveQueue.add(revision);
  };
  return { ports: { ...ports, saveQueue: { ...ports.saveQueue, add } }, gate, asked };
}

const hasTag = (
  { workspace }: Awaited<ReturnType<typeof open>>,
  tag: Parameters<ReturnType<typeof workspace.dictation.getSnapshot>['hasTag']>[0],
) => workspace.dictation.getSnapshot().hasTag(tag);

describe('a text that changes while it is saved', () => {
  it('X-27, S12: is not called saved where the device stored the revision after the change', async () => {
    const history = takingHistory();
    const { ports, gate, asked } = createSlowPorts(history);
    const visit = await open(history, {}, ports);
    visit.type('یک');
    const saved = visit.workspace.save('نام');
    await asked.passed;
    visit.type(' دو');
    gate.pass();
    await saved;
    await vi.waitFor(() => expect(history.createHistory).toHaveBeenCalledOnce());
    await settle();
    const { queuedAs } = readDraft(await ports.drafts.open(visit.workspace.documentId()).entries());
    expect([visit.sheet(), queuedAs, hasTag(visit, 'synced')]).toEqual(['یک دو', null, false]);
    await visit.texts.renew();
    await vi.waitFor(() => expect(history.updateHistory).toHaveBeenCalledOnce());
    expect(history.updateHistory.mock.calls[0]?.[0].text).toBe('یک دو');
  });

  it('X-27, S12: is not called saved when its revision is sent after a lost network', async () => {
    const history = takingHistory();
    const failure: Failure = { kind: 'network' };
    history.createHistory.mockResolvedValueOnce({ ok: false, failure });
    const visit = await open(history);
    visit.type('یک');
    await visit.workspace.save('نام');
    await vi.waitFor(() => expect(visit.workspace.sync.getSnapshot().hasTag('waiting')).toBe(true));
    expect(hasTag(visit, 'syncing')).toBe(true);
    visit.type(' دو');
    visit.workspace.sync.send({ type: 'sync.requested' });
    await vi.waitFor(() => expect(history.createHistory).toHaveBeenCalledTimes(2));
    await settle();
    expect(history.createHistory.mock.calls[1]?.[0].text).toBe('یک');
    expect([hasTag(visit, 'synced'), hasTag(visit, 'local')]).toEqual([false, true]);
    await visit.texts.renew();
    await vi.waitFor(() => expect(history.updateHistory).toHaveBeenCalledOnce());
    expect(history.updateHistory.mock.calls[0]?.[0].text).toBe('یک دو');
  });

  it('X-27: stays on the sheet and on the device where a recording begins before it is put away', async () => {
    const history = takingHistory();
    const { ports, gate, asked } = createSlowPorts(history);
    const visit = await open(history, {}, ports);
    const documentId = visit.workspace.documentId();
    visit.type('یک');
    const renewed = visit.texts.renew().catch(({ message }: Error) => message);
    await asked.passed;
    visit.workspace.dictation.send({ type: 'dictation.started' });
    await vi.waitFor(() => expect(hasTag(visit, 'recording')).toBe(true));
    gate.pass();
    const message = await renewed;
    visit.type(' دو');
    await visit.workspace.stop();
    expect(JSON.stringify(await ports.drafts.open(documentId).entries())).toContain(' دو');
    expect(message).toContain('during a recording');
  });

  it('X-27: has what was typed while the recording of its copy was moved', async () => {
    const { current, failure } = makeConflict();
    const history = takingHistory();
    history.createHistory.mockResolvedValueOnce({ ok: true, answer: current });
    history.updateHistory.mockResolvedValueOnce({ ok: false, failure });
    const ports = createFakePorts({ history });
    const gate = createGate();
    const asked = createGate();
    const slow: typeof ports.drafts.open = (documentId) => {
      const draft = ports.drafts.open(documentId);
      const moveAudio: typeof draft.moveAudio = async (to) => {
        asked.pass();
        await gate.passed;
        await draft.moveAudio(to);
      };
      return { ...draft, moveAudio };
    };
    const visit = await open(history, {}, { ...ports, drafts: { ...ports.drafts, open: slow } });
    visit.type('یک');
    await visit.workspace.save('نام');
    await vi.waitFor(() => expect(hasTag(visit, 'conflict')).toBe(true));
    const resolved = visit.workspace.resolveConflict('both');
    await asked.passed;
    visit.type(' دو');
    gate.pass();
    await resolved;
    const stored = await ports.drafts.open(visit.workspace.documentId()).entries();
    expect(visit.sheet()).toBe('یک دو');
    expect(JSON.stringify(readDraft(stored).text)).toContain('یک دو');
  });
});
