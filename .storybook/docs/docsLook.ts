import { defaultLook, type Look } from '../decorators/look.ts';

interface Channel {
  /** The arguments of the last event of a kind. */
  last: (event: string) => [{ globals: Partial<Look> }] | undefined;
}

/** The theme, scheme and direction of the toolbar, which a docs page reads from the last events. */
export function readLook(channel: Pick<Channel, 'last'>): Look {
  const [payload] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return { ...defaultLook, ...payload?.globals };
}
