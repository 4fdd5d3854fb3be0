import { createActor, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import { actorPerOwner, perOwner } from './perOwner.ts';

// Only its identity counts here.
const services = () => ({}) as Services;
const machine = setup({}).createMachine({});

describe('what is kept for a person', () => {
  const start = () => {
    const ended: string[] = [];
    const keep = perOwner({
      create: (_, ownerId) => ({ ownerId }),
      end: ({ ownerId }) => {
        ended.push(ownerId);
      },
      isAlive: () => true,
    });
    return { ended, keep };
  };

  it('is the same from screen to screen', () => {
    const { ended, keep } = start();
    const own = services();
    expect(keep(own, 'sara')).toBe(keep(own, 'sara'));
    expect(ended).toEqual([]);
  });

  it('A04: is ended before another person gets their own, and does not come back', () => {
    const { ended, keep } = start();
    const own = services();
    const first = keep(own, 'sara');
    expect(keep(own, 'reza')).toEqual({ ownerId: 'reza' });
    expect(ended).toEqual(['sara']);
    expect(keep(own, 'sara')).not.toBe(first);
  });

  it('is not shared by two applications', () => {
    const { keep } = start();
    expect(keep(services(), 'sara')).not.toBe(keep(services(), 'sara'));
  });
});

describe('an actor that is kept for a person', () => {
  const keep = actorPerOwner(() => createActor(machine).start());

  it('A04: is stopped when somebody else signs in', () => {
    const own = services();
    const first = keep(own, 'sara');
    keep(own, 'reza');
    expect(first.getSnapshot().status).toBe('stopped');
  });

  it('is made anew when it was stopped', () => {
    const own = services();
    const first = keep(own, 'sara');
    first.stop();
    const second = keep(own, 'sara');
    expect([second === first, second.getSnapshot().status]).toEqual([false, 'active']);
  });
});
