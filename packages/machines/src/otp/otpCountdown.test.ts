import { describe, expect, it } from 'vitest';
import { accepted, startOtp } from './otpTesting.ts';

describe('the countdown of otpMachine', () => {
  it('R-104: shows 120 seconds, and 0 after exactly 120 seconds', () => {
    const otp = startOtp();
    expect(otp.left()).toBe(120);
    otp.pass(119_999);
    expect({ left: otp.left(), tags: otp.tags() }).toEqual({ left: 1, tags: ['counting'] });
    otp.pass(1);
    expect({ left: otp.left(), tags: otp.tags() }).toEqual({ left: 0, tags: ['over'] });
  });

  it('R-106: verifies no code at 0', () => {
    const otp = startOtp();
    otp.pass(120_000);
    otp.submit();
    expect({ verifyCalls: otp.verify.calls.length, tags: otp.tags() }).toEqual({
      verifyCalls: 0,
      tags: ['over'],
    });
  });

  it('R-106, T-17, C06: completes a verification that is in flight when the countdown reaches 0', async () => {
    const otp = startOtp();
    otp.pass(119_000);
    otp.submit();
    otp.pass(5_000);
    expect(otp.tags()).toEqual(['over', 'verifying']);
    await otp.verify.last().answer(accepted);
    expect(otp.tags()).toEqual(['verified']);
  });

  it('R-104, C01: shows the right second when a throttled tab becomes visible', () => {
    const otp = startOtp();
    otp.setWall(60_000);
    expect(otp.left()).toBe(120);
    otp.showPage();
    expect(otp.left()).toBe(60);
  });

  it('C03: does not extend the countdown when the clock is set back by an hour', () => {
    const otp = startOtp();
    otp.pass(20_000);
    otp.setWall(-3_600_000);
    otp.showPage();
    expect(otp.left()).toBe(100);
    otp.pass(100_000);
    expect(otp.tags()).toEqual(['over']);
  });

  it('C03: does not extend the countdown when the clock is set back by less than the elapsed time', () => {
    const otp = startOtp();
    otp.pass(1_000);
    otp.setWall(-1_500);
    otp.showPage();
    otp.pass(118_999);
    expect(otp.tags()).toEqual(['counting']);
    otp.pass(1);
    expect(otp.tags()).toEqual(['over']);
  });

  it('C04: ends the countdown early when the clock is set forward', () => {
    const otp = startOtp();
    otp.setWall(3_600_000);
    otp.showPage();
    otp.pass(1);
    expect(otp.tags()).toEqual(['over']);
    otp.askAgain();
    expect(otp.tags()).toEqual(['resending']);
  });

  it('R-111: continues from the stored deadline after a reload', () => {
    const before = startOtp();
    before.pass(50_000);
    const deadline = before.wall() + 70_000;
    const after = startOtp({ deadline, now: before.wall });
    expect(after.left()).toBe(70);
  });

  it('R-111: shows 0 for a stored deadline in the past and 120 for one too far in the future', () => {
    expect(startOtp({ deadline: 0 }).tags()).toEqual(['over']);
    const forged = startOtp({ deadline: Number.MAX_SAFE_INTEGER });
    expect(forged.left()).toBe(120);
    forged.pass(120_000);
    expect(forged.tags()).toEqual(['over']);
  });
});
