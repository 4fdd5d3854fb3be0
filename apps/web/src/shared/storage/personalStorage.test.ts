import { describe, expect, it, vi } from 'vitest';
import { createSharedStorage } from '../../testing/memoryStorage.ts';
import { createPersonalStorage } from './personalStorage.ts';

function open(stored: Record<string, string> = {}) {
  const memory = createSharedStorage(stored);
  return { memory, personal: createPersonalStorage(memory.storage) };
}

describe('the personal values of a user in this browser', () => {
  it('X-108: are read by their owner only', () => {
    const { personal } = open();
    expect(personal.of('sara').write('views', 'a')).toBe(true);
    personal.of('sara').write('other', 'b');
    expect(personal.of('sara').read('views')).toBe('a');
    expect(personal.of('reza').read('views')).toBeNull();
    personal.of('sara').remove('other');
    expect(personal.of('sara').read('other')).toBeNull();
    personal.of('reza').write('views', 'c');
    expect(personal.of('sara').read('views')).toBeNull();
  });

  it('X-108: nothing of them is left in the storage after they are forgotten', () => {
    const { memory, personal } = open();
    personal.of('sara').write('views', 'محرمانه');
    personal.forget();
    expect(memory.values.size).toBe(0);
    expect(personal.of('sara').read('views')).toBeNull();
  });

  it('X-108: after an expired session this tab holds them for the same user', () => {
    const { memory, personal } = open();
    personal.of('sara').write('views', 'محرمانه');
    personal.hold();
    personal.hold();
    expect(memory.values.size).toBe(0);
    expect(personal.of('reza').read('views')).toBeNull();
    expect(personal.of('sara').read('views')).toBe('محرمانه');
    personal.open('reza');
    personal.of('reza').write('views', 'b');
    expect([...memory.values.values()].join()).not.toContain('محرمانه');
    expect(personal.of('sara').read('views')).toBeNull();
  });

  it('X-108: what a form writes while it is taken away after the sign-out does not stay', () => {
    const { memory, personal } = open();
    personal.open('sara');
    const sara = personal.of('sara');
    sara.write('draft', 'الف');
    personal.forget();
    expect([sara.write('draft', 'محرمانه'), memory.values.size]).toEqual([false, 0]);
    sara.remove('draft');
    expect([memory.values.size, sara.read('draft')]).toEqual([0, null]);
    personal.open('reza');
    personal.of('reza').write('draft', 'ب');
    sara.write('draft', 'محرمانه');
    expect([...memory.values.values()].join()).not.toContain('محرمانه');
    expect(personal.of('reza').read('draft')).toBe('ب');
    personal.open('sara');
    expect([sara.write('draft', 'پ'), sara.read('draft')]).toEqual([true, 'پ']);
  });

  it.each([[''], ['الف']])(
    'X-108: what a form writes after the session has expired is held by this tab, over %j',
    (before) => {
      const { memory, personal } = open();
      personal.open('sara');
      const sara = personal.of('sara');
      if (before !== '') {
        sara.write('draft', before);
      }
      personal.hold();
      expect([sara.write('draft', 'محرمانه'), memory.values.size]).toEqual([true, 0]);
      expect(sara.read('draft')).toBe('محرمانه');
      personal.open('sara');
      sara.write('views', 'a');
      expect([sara.read('draft'), memory.values.size]).toEqual(['محرمانه', 1]);
    },
  );

  it('X-108, R-242: the next sign-in of the user gives the device back what this tab holds', () => {
    const { memory, personal } = open();
    personal.open('sara');
    personal.of('sara').write('views', 'a');
    personal.hold();
    personal.open('sara');
    expect(createPersonalStorage(memory.storage).of('sara').read('views')).toBe('a');
    personal.forget();
    personal.open('sara');
    expect(memory.values.size).toBe(0);
  });

  it('X-108, R-242: what the tabs hold after an expired session is joined at the next sign-in', () => {
    const { memory, personal: first } = open();
    const second = createPersonalStorage(memory.storage);
    const [one, two] = [first.of('sara'), second.of('sara')];
    first.open('sara');
    second.open('sara');
    one.write('views', 'a');
    two.write('draft', 'ا');
    first.hold();
    second.hold();
    two.write('draft', 'ال');
    first.open('sara');
    one.write('views', 'b');
    second.open('sara');
    const next = createPersonalStorage(memory.storage).of('sara');
    expect([next.read('views'), next.read('draft')]).toEqual(['b', 'ال']);
  });

  it('X-108: the values that a tab holds are not given to the device for another user', () => {
    const { memory, personal } = open();
    personal.open('sara');
    personal.of('sara').write('views', 'محرمانه');
    personal.hold();
    personal.open('reza');
    expect(memory.values.size).toBe(0);
  });

  it('X-108: a change in another tab is reported', () => {
    const { memory, personal } = open();
    const listener = vi.fn<(changed: string | null) => void>();
    const stop = personal.of('sara').watch(listener);
    memory.change('nevisa.theme', 'olive');
    expect(listener).not.toHaveBeenCalled();
    memory.change('nevisa.personal', '');
    expect(listener).toHaveBeenCalledWith(null);
    stop();
  });

  it.each(['nonsense{', '5', 'null', '{"ownerId":"sara"}', '{"ownerId":"sara","values":null}'])(
    'X-108: the stored nonsense %s has no values',
    (stored) => {
      expect(open({ 'nevisa.personal': stored }).personal.of('sara').read('views')).toBeNull();
    },
  );
});
