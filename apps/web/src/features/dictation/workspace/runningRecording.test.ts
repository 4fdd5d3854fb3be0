import { describe, expect, it, vi } from 'vitest';
import { createObservable } from '../../../shared/observable.ts';
import { reportRecording, type RunningRecording } from './runningRecording.ts';

function startReport() {
  let tell: (state: { hasTag: (tag: string) => boolean }) => void = () => undefined;
  const send = vi.fn();
  const unsubscribe = vi.fn();
  const subscribe = vi.fn((listener: typeof tell) => {
    tell = listener;
    return { unsubscribe };
  });
  const report = createObservable<RunningRecording | null>(null);
  const changes = vi.fn();
  report.subscribe(changes);
  const end = reportRecording({ subscribe, send } as never, report);
  return {
    report,
    changes,
    send,
    unsubscribe,
    end,
    show: (...tags: string[]) => tell({ hasTag: (tag) => tags.includes(tag) }),
  };
}

describe('the report of a running recording', () => {
  it('begins and ends with the sound of the microphone, not with the phase', () => {
    const { report, show } = startReport();
    show('connecting');
    expect(report.read()).toBeNull();
    show('live', 'hearing');
    expect(report.read()).toMatchObject({ paused: false });
    show('offline', 'silent');
    expect(report.read()).toMatchObject({ paused: false });
    show('live', 'paused');
    expect(report.read()).toMatchObject({ paused: true });
    show('finalizing');
    expect(report.read()).toBeNull();
  });

  it('changes only with what a page shows, not with each word or level', () => {
    const { changes, show } = startReport();
    show('idle');
    show('live', 'hearing');
    show('live', 'faint');
    show('live', 'silent');
    show('live', 'paused');
    show('idle');
    show('idle');
    expect(changes).toHaveBeenCalledTimes(3);
  });

  it('ends the recording on request', () => {
    const { report, send, show } = startReport();
    show('live', 'hearing');
    report.read()?.stop();
    expect(send.mock.calls).toEqual([[{ type: 'dictation.stopped' }]]);
  });

  it('is withdrawn with the workspace', () => {
    const { report, end, unsubscribe, show } = startReport();
    show('live', 'hearing');
    end();
    expect(report.read()).toBeNull();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});
