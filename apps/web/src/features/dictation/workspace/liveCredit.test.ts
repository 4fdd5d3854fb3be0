import { describe, expect, it } from 'vitest';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { createObservable } from '../../../shared/observable.ts';
import { type LiveCredit, reportCredit } from './liveCredit.ts';

interface State {
  tags: readonly string[];
  usage: { remained: number; at: number } | null;
  /** @default 10 */
  now?: number;
}

function startReport() {
  let tell: (state: object) => void = () => undefined;
  const account = { user: { id: 1 } };
  const changes = createEmitter();
  const report = createObservable<LiveCredit | null>(null);
  const end = reportCredit(
    {
      subscribe: (listener: typeof tell) => {
        tell = listener;
        return { unsubscribe: () => undefined };
      },
    } as never,
    { facts: () => account, subscribe: changes.subscribe },
    report,
  );
  return {
    report,
    end,
    show: ({ tags, usage, now = 10 }: State) =>
      tell({ hasTag: (tag: string) => tags.includes(tag), context: { usage, now: () => now } }),
    loadAccount: () => {
      account.user = { id: 1 };
      changes.emit();
    },
  };
}

const usage = { remained: 300_000, at: 10 };
const recording = ['recording', 'live', 'hearing'];

describe('the report of the remaining credit', () => {
  it('is billed while the service receives audio', () => {
    const { report, show } = startReport();
    show({ tags: ['recording', 'connecting'], usage: null });
    expect(report.read()).toBeNull();
    show({ tags: recording, usage });
    expect(report.read()).toEqual({ ...usage, billed: true });
    show({ tags: ['recording', 'live', 'paused'], usage });
    expect(report.read()).toEqual({ ...usage, billed: false });
  });

  it('X-30: counts no pause, and no time between two recordings', () => {
    const { report, show } = startReport();
    const paused = ['recording', 'live', 'paused'];
    show({ tags: recording, usage });
    show({ tags: paused, usage, now: 60_010 });
    expect(report.read()).toEqual({ remained: 240_000, at: 60_010, billed: false });
    show({ tags: recording, usage, now: 660_010 });
    expect(report.read()).toEqual({ remained: 240_000, at: 660_010, billed: true });
    show({ tags: ['stopped'], usage, now: 670_010 });
    show({ tags: ['recording', 'connecting', 'hearing'], usage, now: 4_000_000 });
    expect(report.read()).toEqual({ remained: 230_000, at: 4_000_000, billed: true });
  });

  it('holds after a recording until the account is loaded again', () => {
    const { report, show, loadAccount } = startReport();
    show({ tags: recording, usage });
    loadAccount();
    show({ tags: recording, usage: { remained: 240_000, at: 70_010 } });
    expect(report.read()?.remained).toBe(240_000);
    const last = { remained: 200_000, at: 110_010 };
    show({ tags: ['stopped'], usage: last });
    expect(report.read()).toEqual({ ...last, billed: false });
    loadAccount();
    expect(report.read()).toBeNull();
    show({ tags: ['idle'], usage: last });
    expect(report.read()).toBeNull();
    show({ tags: recording, usage });
    expect(report.read()?.remained).toBe(300_000);
  });

  it('is withdrawn with the workspace', () => {
    const { report, show, end } = startReport();
    show({ tags: recording, usage });
    end();
    expect(report.read()).toBeNull();
  });
});
