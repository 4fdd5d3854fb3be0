import { checkMost, type Bench, formatTimes } from './bench.ts';
import { simulateRestart } from './reconnections/simulateRestart.ts';

const sessions = 10_000;

export const reconnections: Bench = {
  name: 'reconnections',
  about: `${sessions.toLocaleString('en')} dictations after a restart of their server, simulated with the waits of the client: the busiest second against the mean of all seconds in which sessions come back`,
  run: () =>
    Promise.resolve(
      [5, 10, 20, 30, 60, 120].flatMap((outage) => {
        const { peak, mean, last } = simulateRestart(sessions, outage);
        return [
          checkMost(`outage of ${outage} s`, peak / mean, 2, formatTimes),
          {
            name: `outage of ${outage} s, the busiest second`,
            value: `${peak} sessions`,
            beside: `all are back after ${last.toFixed(1)} s`,
          },
        ];
      }),
    ),
};
