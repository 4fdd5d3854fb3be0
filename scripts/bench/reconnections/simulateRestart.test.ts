import { describe, expect, it } from 'vitest';
import { simulateRestart } from './simulateRestart.ts';

const outages = Array.from({ length: 240 }, (_, index) => (index + 1) / 2);

describe('10,000 sessions after a restart of their server', () => {
  it('X-24: come back at most twice as fast in any second as in the mean, for each outage up to two minutes', () => {
    const ratios = outages.map((outage) => {
      const { peak, mean } = simulateRestart(10_000, outage);
      return peak / mean;
    });
    expect(Math.max(...ratios)).toBeLessThanOrEqual(2);
  });

  it('X-24: are all back within 20 s after the server', () => {
    const last = outages.map((outage) => simulateRestart(10_000, outage).last);
    expect(Math.max(...last)).toBeLessThanOrEqual(20);
  });
});
