import { expect } from 'vitest';
import type { AnyActor, EventObject } from 'xstate';

/** Starts a machine without one of its ports, and expects that it stops with an error that names this port. */
export async function expectMissingPort(
  port: string,
  actor: AnyActor,
  events: readonly EventObject[],
): Promise<void> {
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  await settled();
  for (const event of events) {
    actor.send(event);
    await settled();
  }
  expect(errors.map(String)).toEqual([
    `PortNotProvided: The machine asked for "${port}", which was not provided: add it with machine.provide().`,
  ]);
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
