import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from '../../shared/createEmitter.ts';
import { createAppUpdate, type FoundVersion } from './appUpdate.ts';

/** A source that can be held. */
function createSource() {
  const changes = createEmitter();
  let isHeld = false;
  return {
    holds: () => isHeld,
    subscribe: changes.subscribe,
    hold(next: boolean) {
      isHeld = next;
      changes.emit();
    },
  };
}

function start() {
  const found = createEmitter<FoundVersion>();
  const recording = createSource();
  const form = createSource();
  const reload = vi.fn<() => void>();
  const update = createAppUpdate({
    workers: { watch: (onVersion) => void found.subscribe(onVersion) },
    sources: [recording, form],
    reload,
  });
  const activate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return {
    update,
    recording,
    form,
    reload,
    activate,
    find: (take: FoundVersion['activate'] = activate) => found.emit({ activate: take }),
  };
}

const settled = () => vi.waitFor(() => Promise.resolve());

describe('the offer of a newer version', () => {
  it('X-323: comes with the version and does nothing by itself', async () => {
    const { update, find, reload, activate } = start();
    expect(update.read()).toBe('none');
    find();
    await settled();
    expect([update.read(), activate.mock.calls.length, reload.mock.calls.length]).toEqual([
      'ready',
      0,
      0,
    ]);
  });

  it('X-323: a press puts the version into place first, and then reloads once', async () => {
    const order: string[] = [];
    const { update, find, reload, form } = start();
    reload.mockImplementation(() => order.push('reload'));
    find(() => {
      order.push('activate');
      return Promise.resolve();
    });
    update.take();
    update.take();
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    form.hold(true);
    form.hold(false);
    await settled();
    expect(order.filter((step) => step === 'reload')).toHaveLength(1);
    expect(order[0]).toBe('activate');
  });

  it('X-323: a press during a recording or with an unsaved form waits for the end of both', async () => {
    const { update, find, reload, activate, recording, form } = start();
    recording.hold(true);
    form.hold(true);
    find();
    update.take();
    recording.hold(false);
    await settled();
    expect([update.read(), activate.mock.calls.length]).toEqual(['asked', 0]);
    form.hold(false);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('X-323: a recording that begins before the reload delays it', async () => {
    const { update, find, reload, recording } = start();
    find(() => {
      recording.hold(true);
      return Promise.resolve();
    });
    update.take();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    find();
    recording.hold(false);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('X-323: a cancelled press reloads nothing, and a newer version is offered again', async () => {
    const { update, find, reload, recording } = start();
    recording.hold(true);
    find();
    update.take();
    update.dismiss();
    recording.hold(false);
    await settled();
    expect([update.read(), reload.mock.calls.length]).toEqual(['none', 0]);
    find();
    expect(update.read()).toBe('ready');
  });

  it('X-323: a version that does not come into place is offered again', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { update, find, reload } = start();
    find(() => Promise.reject(new Error('silent')));
    update.take();
    await vi.waitFor(() => expect(update.read()).toBe('ready'));
    expect(reload).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('X-323: nothing follows after the end', async () => {
    const { update, find, reload, form } = start();
    form.hold(true);
    find();
    update.take();
    update.stop();
    form.hold(false);
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });
});
