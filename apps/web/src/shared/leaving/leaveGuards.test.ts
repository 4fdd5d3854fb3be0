import { describe, expect, it } from 'vitest';
import { createLeaveGuards, type LeaveTarget } from './leaveGuards.ts';

const target: LeaveTarget = { pathname: '/messages', search: '' };
const keepsNothing = () => false;

function leaving() {
  const guards = createLeaveGuards();
  let left = 0;
  return { guards, leave: () => guards.leave(target, () => (left += 1)), left: () => left };
}

describe('the guards of forms', () => {
  it('X-115: a page without changed values is left at once', () => {
    const { guards, leave, left } = leaving();
    leave();
    expect(left()).toBe(1);
    expect(guards.question()).toBeNull();
    expect(guards.holds()).toBe(false);
  });

  it('X-115: changed values ask; staying leaves nothing, and asks again the next time', () => {
    const { guards, leave, left } = leaving();
    guards.hold(keepsNothing);
    for (let time = 0; time < 2; time += 1) {
      leave();
      expect(guards.question()).not.toBeNull();
      guards.question()?.stay();
      expect(guards.question()).toBeNull();
    }
    expect(left()).toBe(0);
    expect(guards.holds()).toBe(true);
  });

  it('X-115: only agreeing to leave tells a form that its values are lost', () => {
    const { guards, leave } = leaving();
    const lost: string[] = [];
    guards.hold(keepsNothing, () => lost.push('form'));
    guards.hold(
      () => true,
      () => lost.push('kept'),
    );
    leave();
    guards.question()?.stay();
    expect(lost).toEqual([]);
    leave();
    guards.question()?.leave();
    expect(lost).toEqual(['form']);
  });

  it('X-115: leaving without saving goes where the user wanted last, once', () => {
    const { guards, leave, left } = leaving();
    guards.hold(keepsNothing);
    let elsewhere = 0;
    guards.leave({ pathname: '/files', search: '' }, () => (elsewhere += 1));
    leave();
    guards.question()?.leave();
    expect([left(), elsewhere, guards.question()]).toEqual([1, 0, null]);
  });

  it('X-115: an address that keeps the values is opened without a question', () => {
    const { guards, left } = leaving();
    guards.hold(({ pathname }) => pathname === '/users');
    let opened = 0;
    guards.leave({ pathname: '/users', search: '?page=2' }, () => (opened += 1));
    expect([opened, left(), guards.question()]).toEqual([1, 0, null]);
    expect(guards.wouldLose({ pathname: '/users', search: '' })).toBe(false);
    expect(guards.wouldLose(target)).toBe(true);
  });

  it('X-115: reports when a form begins and ends to hold the page, so that the window asks too', () => {
    const { guards } = leaving();
    const reports: boolean[] = [];
    guards.subscribe(() => reports.push(guards.holds()));
    guards.hold(keepsNothing)();
    expect(reports).toEqual([true, false]);
  });

  it('X-115: each of several forms asks until it ends, and the end of the last one ends the question', () => {
    const { guards, leave, left } = leaving();
    const first = guards.hold(keepsNothing);
    const second = guards.hold(keepsNothing);
    first();
    leave();
    expect(guards.question()).not.toBeNull();
    second();
    expect(guards.question()).toBeNull();
    leave();
    expect(left()).toBe(1);
  });
});
