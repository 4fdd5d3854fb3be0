/** The clock of a recording, in ms. A change of the device's time does not move it (C03). */
export function readMonotonicClock(): number {
  return performance.now();
}
